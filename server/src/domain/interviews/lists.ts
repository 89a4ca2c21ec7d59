import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { list, mine } from '#contract/position/interview.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { NONE } from '#contract/rules/id.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { interview, interviewMember, interviewSlot } from '../../db/schema/hiring.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { orgInfo, user, userExt } from '../../db/schema/user.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import { hiringFor } from '../vacancies/policies.ts';
import { deskInterviews, ownInterviews } from './policies.ts';

const told = {
  id: interview.id,
  interviewName: interview.interviewName,
  interviewWay: interview.interviewWay,
  interviewState: interview.interviewState,
  place: interview.place,
  words: interview.words,
  startsAt: interview.startsAt,
  endsAt: interview.endsAt,
  answerText: interview.answerText,
  answeredAt: interview.answeredAt,
  feedback: interview.feedback,
  feedbackAt: interview.feedbackAt,
  applicationId: interview.applicationId,
  vacancyId: vacancy.id,
  vacancyName: vacancy.vacancyName,
  orgName: orgInfo.orgName,
};

const rowsOf = ({ db }: UserCtx) =>
  db
    .select({ ...told, nickname: userExt.nickname, mobile: user.mobile, headImgUrl: userExt.headImgUrl })
    .from(interview)
    .innerJoin(vacancyApplication, eq(vacancyApplication.id, interview.applicationId))
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .innerJoin(orgInfo, eq(orgInfo.orgNo, interview.orgNo))
    .innerJoin(user, eq(user.userNo, interview.userNo))
    .innerJoin(userExt, eq(userExt.userNo, interview.userNo));

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** What can still be chosen for each of these. */
async function slotsOf(db: Db, ids: readonly string[], now: Date) {
  if (ids.length === 0) return new Map<string, never[]>();
  const { id, interviewId, startsAt, endsAt } = interviewSlot;
  const rows = await db
    .select({ id, interviewId, startsAt, endsAt })
    .from(interviewSlot)
    .where(and(inArray(interviewId, [...ids]), gt(startsAt, wireTime(now))))
    .orderBy(asc(startsAt));
  return Map.groupBy(rows, (row) => row.interviewId);
}

/** What the caller is asked to; what is not over comes first. */
export async function ownInterviewPage(ctx: UserCtx, request: OutputOf<typeof mine.input>) {
  const where = ownInterviews(ctx.user.userNo);
  const rows = rowsOf(ctx)
    .where(where)
    .orderBy(sql`(${interview.interviewState} in (0, 1, 2)) desc`, desc(interview.startsAt), desc(interview.id))
    .$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(interview, where));
  const slots = await slotsOf(ctx.db, idsOf(page.list), ctx.now);
  return { ...page, list: page.list.map((row) => ({ ...row, slots: slots.get(row.id) ?? [] })) };
}

/** The interviews of the enterprise, whatever begins last first. */
export async function deskInterviewPage(ctx: UserCtx, wanted: OutputOf<typeof list.input>) {
  const { db, user: me, now } = ctx;
  const { interviewState, applicationId, isMine } = wanted;
  const takesPart = sql`exists (select 1 from ${interviewMember} where ${and(
    eq(interviewMember.interviewId, interview.id),
    eq(interviewMember.userNo, me.userNo),
  )})`;
  const where = and(
    deskInterviews(me),
    interviewState === undefined ? undefined : eq(interview.interviewState, interviewState),
    applicationId === NONE ? undefined : eq(interview.applicationId, applicationId),
    isMine === 1 ? takesPart : undefined,
  );
  const rows = rowsOf(ctx).where(where).orderBy(desc(interview.startsAt), desc(interview.id)).$dynamic();
  const page = await paginate(wanted, rows, () => db.$count(interview, where));
  const ids = idsOf(page.list);
  const [slots, sheets] = [await slotsOf(db, ids, now), await sheetsOf(db, ids, me.userNo)];
  return {
    ...page,
    list: page.list.map(({ nickname, mobile, ...row }) => ({
      ...row,
      name: displayName({ nickname, mobile }),
      slots: slots.get(row.id) ?? [],
      members: sheets.get(row.id) ?? [],
    })),
  };
}

/** Who interviews with their score sheets; those of others only once the reader has handed in an own one or takes no part. */
async function sheetsOf(db: Db, ids: readonly string[], me: string) {
  if (ids.length === 0) return new Map<string, never[]>();
  const rows = await db
    .select({ member: interviewMember, nickname: userExt.nickname, mobile: user.mobile })
    .from(interviewMember)
    .innerJoin(user, eq(user.userNo, interviewMember.userNo))
    .innerJoin(userExt, eq(userExt.userNo, interviewMember.userNo))
    .where(inArray(interviewMember.interviewId, [...ids]))
    .orderBy(asc(interviewMember.id));
  const owing = new Set(
    rows
      .filter(({ member }) => member.userNo === me && member.scoredAt === null)
      .map(({ member }) => member.interviewId),
  );
  const shown = rows.map(({ member, ...person }) => {
    const { skill, talk, fit, interviewVerdict, remark, scoredAt, userNo, interviewId } = member;
    const isIn = scoredAt !== null && skill !== null && talk !== null && fit !== null;
    return {
      interviewId,
      userNo,
      name: displayName(person),
      isMe: userNo === me ? (1 as const) : (0 as const),
      isScored: isIn ? (1 as const) : (0 as const),
      sheet: isIn && !owing.has(interviewId) ? { skill, talk, fit, interviewVerdict, remark, scoredAt } : null,
    };
  });
  return Map.groupBy(shown, ({ interviewId }) => interviewId);
}

/** The colleagues who can interview. */
export async function interviewerChoices({ db, user: me }: UserCtx) {
  const rows = await db
    .select({ userNo: user.userNo, nickname: userExt.nickname, mobile: user.mobile })
    .from(orgMember)
    .innerJoin(user, eq(user.userNo, orgMember.userNo))
    .innerJoin(userExt, eq(userExt.userNo, orgMember.userNo))
    .where(and(eq(orgMember.orgNo, hiringFor(me)), eq(orgMember.memberStatus, MemberState.active), enabled(orgMember)))
    .orderBy(asc(orgMember.id))
    .limit(MOST_CHOICES);
  return { members: rows.map((row) => ({ userNo: row.userNo, name: displayName(row) })) };
}

const MOST_CHOICES = 200;
