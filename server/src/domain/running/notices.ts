import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { Correction } from '#contract/rules/corrections.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessmentCandidate, assessmentNotice } from '../../db/schema/assessment.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { holding } from '../assessments/layouts.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { tellSitting, tellWatching } from './record.ts';

/** Says something to everybody who sits it, or to the chosen; open rooms show it at once. Returns how many are in one. */
export async function announce(
  ctx: UserCtx,
  of: AssessmentRow,
  chosen: string[] | null,
  content: string,
): Promise<number> {
  const { db, user, now } = ctx;
  const told = { gmtCreate: wireTime(now), assessmentId: of.id, userNo: user.userNo, content };
  if (chosen === null) await db.insert(assessmentNotice).values(told);
  else {
    const { userNo, id } = assessmentCandidate;
    const people = await db.select({ userNo }).from(assessmentCandidate).where(inArray(id, chosen));
    await db.insert(assessmentNotice).values(people.map(({ userNo: toUserNo }) => ({ ...told, toUserNo })));
  }
  const inRoom = await db
    .select({ id: examSitting.id, userNo: examSitting.userNo })
    .from(examSitting)
    .where(
      and(
        eq(examSitting.assessmentId, of.id),
        eq(examSitting.sittingState, 1),
        chosen === null ? undefined : inArray(examSitting.candidateId, chosen),
      ),
    );
  await tellSitting(db, inRoom);
  await tellWatching(db, of);
  return inRoom.length;
}

/** What a candidate was told, everybody's notices and their own; of corrections as `isNewsTo` says. @throws NOT_FOUND for a sitting of somebody else */
export async function noticesTo({ db, user }: UserCtx, sittingId: string, page: PageRequest) {
  const [own] = await db
    .select({ assessmentId: examSitting.assessmentId, layout: examSitting.layout, beganAt: examSitting.beganAt })
    .from(examSitting)
    .where(and(eq(examSitting.id, sittingId), eq(examSitting.userNo, user.userNo)));
  if (!own) throw fail(NOT_FOUND);
  const { id, content, gmtCreate, itemId, correction, toUserNo } = assessmentNotice;
  const where = and(
    eq(assessmentNotice.assessmentId, own.assessmentId),
    or(isNull(assessmentNotice.toUserNo), eq(assessmentNotice.toUserNo, user.userNo)),
    or(isNull(itemId), sql`${JSON.stringify(own.layout)}::jsonb @> ${holding(itemId)}`),
    or(sql`${correction} is distinct from ${Correction.version}`, gte(gmtCreate, own.beganAt)),
  );
  const rows = db.select({ id, content, gmtCreate, itemId, correction, toUserNo }).from(assessmentNotice).where(where);
  const listed = await paginate(page, rows.orderBy(desc(id)).$dynamic(), () => db.$count(assessmentNotice, where));
  return {
    ...listed,
    list: listed.list.map(({ toUserNo: to, ...row }) => ({
      ...row,
      isPersonal: to === null ? (0 as const) : (1 as const),
    })),
  };
}
