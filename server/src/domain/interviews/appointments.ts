import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import { InterviewState, InterviewWay } from '#contract/rules/interviews.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { interview, interviewMember } from '../../db/schema/hiring.ts';
import { orgInfo, user, userExt } from '../../db/schema/user.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import { isReachable } from '../vacancies/policies.ts';

const { accepted, moving, done } = InterviewState;

/** An interview in somebody's calendar. */
export interface Appointment {
  id: string;
  title: string;
  place: string;
  note: string;
  startsAt: string;
  endsAt: string;
  /** Somebody wants another time. */
  isAgreed: boolean;
  gmtModified: string;
}

/** The interviews with a time that somebody goes to, as the one who is asked or as one who asks, from a day on. */
export async function appointmentsOf(db: Db, userNo: string, from: string): Promise<Appointment[]> {
  const asks = sql`exists (select 1 from ${interviewMember} where ${and(
    eq(interviewMember.interviewId, interview.id),
    eq(interviewMember.userNo, userNo),
  )})`;
  const rows = await db
    .select({
      id: interview.id,
      userNo: interview.userNo,
      interviewName: interview.interviewName,
      interviewWay: interview.interviewWay,
      interviewState: interview.interviewState,
      place: interview.place,
      startsAt: interview.startsAt,
      endsAt: interview.endsAt,
      gmtModified: interview.gmtModified,
      vacancyName: vacancy.vacancyName,
      orgName: orgInfo.orgName,
      nickname: userExt.nickname,
      mobile: user.mobile,
    })
    .from(interview)
    .innerJoin(vacancyApplication, eq(vacancyApplication.id, interview.applicationId))
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .innerJoin(orgInfo, eq(orgInfo.orgNo, interview.orgNo))
    .innerJoin(user, eq(user.userNo, interview.userNo))
    .innerJoin(userExt, eq(userExt.userNo, interview.userNo))
    .where(
      and(
        or(eq(interview.userNo, userNo), and(asks, isReachable)),
        inArray(interview.interviewState, [accepted, moving, done]),
        gte(interview.startsAt, `${from} 00:00:00`),
        enabled(interview),
      ),
    )
    .orderBy(asc(interview.startsAt), asc(interview.id));
  return rows.map(({ nickname, mobile, ...row }) => ({
    id: row.id,
    title: `${row.userNo === userNo ? row.orgName : displayName({ nickname, mobile })}：${row.interviewName}`,
    place: row.place,
    note: `${row.vacancyName}，${InterviewWay.labels[row.interviewWay]}`,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    isAgreed: row.interviewState !== moving,
    gmtModified: row.gmtModified,
  }));
}
