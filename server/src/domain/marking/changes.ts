import { desc, eq, sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import { examAnswer, markChange } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { areNamesHidden, openCountOf, personColumns, shownName } from './names.ts';
import { numbersOf } from './order.ts';
import { markedAssessment } from './reach.ts';

const actorName = sql<string>`coalesce((select coalesce(nullif(x.id_card_name, ''), x.nickname) from user_ext x
  where x.user_no = "mark_change"."actor_user_no"), '')`;

const MOST = 50;

/** What was changed of one answer, the newest first. */
export async function changesOf(db: Db, answerId: string) {
  const { gmtCreate: at, before, after, reason } = markChange;
  return db
    .select({ at, before, after, reason, actorName })
    .from(markChange)
    .where(eq(markChange.answerId, answerId))
    .orderBy(desc(markChange.id))
    .limit(MOST);
}

/** What was changed in a whole assessment, the newest first. @throws NOT_FOUND */
export async function changesPage(ctx: UserCtx, { assessmentId, ...request }: PageRequest & { assessmentId: string }) {
  const { db } = ctx;
  const row = await markedAssessment(ctx, assessmentId);
  const isHidden = areNamesHidden(row, await openCountOf(db, assessmentId), ctx.now);
  const numbers = await numbersOf(db, row.paperVersionId);
  const of = eq(examAnswer.assessmentId, assessmentId);
  const { id, gmtCreate: at, before, after, reason } = markChange;
  const rows = db
    .select({
      id,
      at,
      before,
      after,
      reason,
      actorName,
      ...personColumns,
      questionId: examAnswer.questionId,
      candidateNo: assessmentCandidate.candidateNo,
    })
    .from(markChange)
    .innerJoin(examAnswer, eq(examAnswer.id, markChange.answerId))
    .innerJoin(examSitting, eq(examSitting.id, examAnswer.sittingId))
    .innerJoin(assessmentCandidate, eq(assessmentCandidate.id, examSitting.candidateId))
    .innerJoin(account, eq(account.userNo, examSitting.userNo))
    .leftJoin(userExt, eq(userExt.userNo, examSitting.userNo))
    .where(of)
    .orderBy(desc(markChange.id))
    .$dynamic();
  const page = await paginate(request, rows, () =>
    db.$count(
      db
        .select({ id })
        .from(markChange)
        .innerJoin(examAnswer, eq(examAnswer.id, markChange.answerId))
        .where(of)
        .as('changed'),
    ),
  );
  const list = page.list.map((one) => ({
    ...one,
    name: shownName(one, isHidden),
    number: String(numbers.get(one.questionId) ?? ''),
  }));
  return { ...page, list };
}

export interface Change {
  answerId: string;
  before: number;
  after: number;
}

/** Keeps who changed marks that had been given, and why. */
export async function keepChanges(
  { db, user, now }: Pick<UserCtx, 'db' | 'user' | 'now'>,
  changes: readonly Change[],
  reason: string,
): Promise<void> {
  const made = { actorUserNo: user.userNo, gmtCreate: wireTime(now), reason };
  for (let start = 0; start < changes.length; start += AT_ONCE) {
    await db.insert(markChange).values(changes.slice(start, start + AT_ONCE).map((one) => ({ ...one, ...made })));
  }
}

/** A statement takes 65535 parameters. */
const AT_ONCE = 5000;
