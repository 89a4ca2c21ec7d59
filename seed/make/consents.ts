import { asc, inArray } from 'drizzle-orm';
import { ConsentKind } from '#contract/rules/consents.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { talentConsent } from '#server/db/schema/findable.ts';
import { teamConsent } from '#server/db/schema/startProject.ts';
import { user } from '#server/db/schema/user.ts';
import { noteConsent } from '#server/domain/consents/note.ts';

/** What the demo's first people agreed to when they registered, and since: as the platform would have noted it. */
export async function loadConsents(db: Db, userNos: ReadonlyMap<string, string>): Promise<void> {
  const first = ['linxiao', 'chenyanqing', 'pengzhou'].map((key) => userNos.get(key)!);
  const registered = await db
    .select({ userNo: user.userNo, at: user.gmtCreate })
    .from(user)
    .where(inArray(user.userNo, first));
  const found = await db
    .select({ userNo: talentConsent.userNo, at: talentConsent.agreedAt })
    .from(talentConsent)
    .orderBy(asc(talentConsent.agreedAt));
  const inTeams = await db
    .select({ userNo: teamConsent.userNo, at: teamConsent.agreedAt })
    .from(teamConsent)
    .orderBy(asc(teamConsent.agreedAt));
  const all: { userNo: string; at: string; kind: ConsentKind }[] = [
    ...registered.map((row) => ({ ...row, kind: ConsentKind.terms })),
    ...found.map((row) => ({ ...row, kind: ConsentKind.findable })),
    ...inTeams.map((row) => ({ ...row, kind: ConsentKind.teams })),
  ];
  for (const { userNo, at, kind } of all.toSorted((one, other) => one.at.localeCompare(other.at)))
    await noteConsent({ now: momentOf(at), ip: '' }, db, { userNo, kind, isGiven: 1 });
}
