import { and, asc, eq, exists, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { FILTERED_PATH, filterPath } from '#contract/rules/smartFilter.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { talentFact, talentSearch } from '../../db/schema/smartFilter.ts';
import type { Platform } from '../../kit/context.ts';
import { sendMessages } from '../messages/send.ts';
import { countsOf, foundBy } from './saved.ts';

const SEARCHES = 100;

/** Who applies at this moment may not be in the database yet: they are told of the next time, not never. */
const SETTLED_AFTER_MS = 60_000;

/**
 * Tells of one batch of saved filters who applied since each was looked at or told of, at most once a day (China
 * Standard Time), and only those who still work there. Returns the last id, or undefined after the last batch.
 */
export async function tellTalentBatch({ db, clock }: Pick<Platform, 'db' | 'clock'>, after: string) {
  const now = clock();
  const at = wireTime(now);
  const until = wireTime(new Date(now.getTime() - SETTLED_AFTER_MS));
  return db.transaction(async (tx) => {
    const { id, userNo, orgNo, isAlert, alertedAt } = talentSearch;
    const worksThere = exists(
      tx
        .select({ one: sql`1` })
        .from(orgMember)
        .where(and(eq(orgMember.orgNo, orgNo), eq(orgMember.userNo, userNo), enabled(orgMember))),
    );
    const due = await tx
      .select()
      .from(talentSearch)
      .where(
        and(
          sql`${isAlert} = 1`,
          sql`${id} > ${after}::bigint`,
          or(isNull(alertedAt), lt(alertedAt, `${at.slice(0, 10)} 00:00:00`)),
          worksThere,
          enabled(talentSearch),
        ),
      )
      .orderBy(asc(id))
      .limit(SEARCHES)
      .for('update');
    const counts = await countsOf(
      tx,
      due.map((row) => ({
        id: row.id,
        where: and(
          foundBy(row, now),
          gt(talentFact.appliedAt, laterOf(row.seenAt, row.alertedAt)),
          lte(talentFact.appliedAt, until),
        ),
      })),
    );
    const told = due.filter((row) => (counts.get(row.id) ?? 0) > 0);
    await sendMessages(
      { db: tx },
      told.map((row) => ({
        to: row.userNo,
        msgType: 'organization' as const,
        msgTitle: `筛选「${row.searchName}」来了 ${countText(counts.get(row.id)!)} 位新的候选人`,
        msgText: '他们投递了本企业的职位，合你保存的条件。',
        msgUrl: filterPath(FILTERED_PATH, row.conditions, row.id),
      })),
    );
    if (told.length > 0)
      await tx
        .update(talentSearch)
        .set({ alertedAt: until })
        .where(
          inArray(
            id,
            told.map((row) => row.id),
          ),
        );
    return due.at(-1)?.id;
  });
}

const laterOf = (seenAt: string, alertedAt: string | null): string =>
  alertedAt !== null && alertedAt > seenAt ? alertedAt : seenAt;

const countText = (count: number): string => (count > COUNT_CAP ? `${COUNT_CAP}+` : String(count));
