import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { vacancySteps } from '#contract/position/transitions.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { isSilent, PauseReason, SILENT_DAYS, VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { Platform } from '../../kit/context.ts';
import { tryStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { vacanciesMoved } from './moved.ts';

const DAY_SECONDS = 86_400;
const ROWS = 200;

/** Brings what vacancies tell of their applications in step with them; called by whoever changes some. */
export async function followWaiting(db: Db, vacancyIds: readonly string[]): Promise<void> {
  const { vacancyId, applicationState, appliedAt, repliedAt } = vacancyApplication;
  const counted = db
    .select({
      vacancyId,
      oldestWaiting: sql<string | null>`min(${appliedAt}) filter (where ${applicationState} in (0, 1))`.as('oldest'),
      countApply: sql<number>`(count(*) filter (where ${applicationState} <> 4))::int`.as('applied'),
      countReply: sql<number>`(count(*) filter (where ${isNotNull(repliedAt)} and ${applicationState} <> 4))::int`.as(
        'replied',
      ),
      lastReplyAt: sql<string | null>`max(${repliedAt})`.as('last_reply'),
    })
    .from(vacancyApplication)
    .where(and(inArray(vacancyId, [...vacancyIds]), enabled(vacancyApplication)))
    .groupBy(vacancyId)
    .as('counted');
  await db
    .update(vacancy)
    .set({
      oldestWaiting: sql`${counted.oldestWaiting}`,
      countApply: sql`${counted.countApply}`,
      countReply: sql`${counted.countReply}`,
      lastReplyAt: sql`${counted.lastReplyAt}`,
    })
    .from(counted)
    .where(eq(vacancy.id, counted.vacancyId));
}

/**
 * Pauses the open vacancies whose applicants wait in vain (rules/vacancies.ts, isSilent) and tells their authors.
 * Returns how many there were.
 */
export async function pauseSilent({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const rows = await db
    .select()
    .from(vacancy)
    .where(
      and(sql`${vacancy.vacancyState} = 2`, lt(vacancy.oldestWaiting, wireTimeIn(now, -SILENT_DAYS * DAY_SECONDS + 1))),
    )
    .orderBy(asc(vacancy.oldestWaiting))
    .limit(ROWS);
  const silent = rows.filter((row) => isSilent({ ...row, openedAt: row.openedAt! }, now));
  for (const row of silent) await db.transaction((tx) => pauseOne(tx, row, now));
  return silent.length;
}

async function pauseOne(db: Db, row: typeof vacancy.$inferSelect, now: Date): Promise<void> {
  const taken = await tryStep(db, vacancySteps, 'pause', {
    table: vacancy,
    state: 'vacancyState',
    where: eq(vacancy.id, row.id),
    set: { pauseReason: PauseReason.silent, gmtModified: wireTime(now) },
  });
  if ('failure' in taken) return;
  await vacanciesMoved(db, [row.id], now);
  await sendMessage(
    { db },
    {
      to: [row.authorUserNo],
      msgType: 'organization',
      msgTitle: `职位「${row.vacancyName}」已自动暂停`,
      msgText: `有人投递之后 ${SILENT_DAYS} 天没有得到答复。答复他们之后，可以随时恢复招聘。`,
      msgUrl: `/account/position/applicants?id=${row.id}`,
    },
  );
}

/** Ends the vacancies whose last day is over. Returns how many there were. */
export async function expireVacancies({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    const over = await tx
      .update(vacancy)
      .set({ vacancyState: VacancyState.expired, pauseReason: PauseReason.none, gmtModified: wireTime(now) })
      .where(
        and(
          inArray(vacancy.vacancyState, [...vacancySteps.transitions.expire.from]),
          lt(vacancy.endDate, wireTime(now).slice(0, 10)),
        ),
      )
      .returning();
    await vacanciesMoved(
      tx,
      over.map(({ id }) => id),
      now,
    );
    for (const row of over)
      await sendMessage(
        { db: tx },
        {
          to: [row.authorUserNo],
          msgType: 'organization',
          msgTitle: `职位「${row.vacancyName}」到期了`,
          msgText: '还要继续招，就改一个新的截止日期再提交。',
          msgUrl: '/account/position',
        },
      );
    return over.length;
  });
}
