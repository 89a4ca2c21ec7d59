import { and, eq, inArray } from 'drizzle-orm';
import { receivedStates } from '#contract/rules/cooperation.ts';
import { ApplicationSource } from '#contract/rules/hiring.ts';
import type { Db } from '../../db/client.ts';
import { nomination } from '../../db/schema/cooperation.ts';
import { vacancyMatch } from '../../db/schema/match.ts';

interface Pair {
  userNo: string;
  vacancyId: string;
}

/** How somebody came to a vacancy, by what the platform knows: a school recommended, the platform did, or nobody. */
export async function sourceOf(db: Db, { userNo, vacancyId }: Pair): Promise<ApplicationSource> {
  const nominated = await db.$count(
    nomination,
    and(
      eq(nomination.vacancyId, vacancyId),
      eq(nomination.userNo, userNo),
      inArray(nomination.nominationState, [...receivedStates]),
    ),
  );
  if (nominated > 0) return ApplicationSource.nominated;
  const matched = await db.$count(
    vacancyMatch,
    and(eq(vacancyMatch.vacancyId, vacancyId), eq(vacancyMatch.userNo, userNo)),
  );
  return matched > 0 ? ApplicationSource.recommended : ApplicationSource.found;
}
