import { eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { interview } from '../../db/schema/hiring.ts';
import { orgInfo, user, userExt } from '../../db/schema/user.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { membersOf } from './clashes.ts';

type Telling = Pick<UserCtx, 'db'>;

/** What messages tell of an interview. */
async function aboutOf({ db }: Telling, id: string) {
  const [row] = await db
    .select({
      userNo: interview.userNo,
      inviteUserNo: interview.inviteUserNo,
      interviewName: interview.interviewName,
      startsAt: interview.startsAt,
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
    .where(eq(interview.id, id));
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** The candidate hears what the enterprise did. */
export async function tellCandidate(ctx: Telling, id: string, said: string, msgText = ''): Promise<void> {
  const { userNo, orgName, vacancyName, interviewName } = await aboutOf(ctx, id);
  await sendMessage(ctx, {
    to: [userNo],
    msgType: 'organization',
    msgTitle: `${orgName}「${vacancyName}」的${interviewName}：${said}`,
    msgText,
    msgUrl: '/account/interview',
  });
}

/** Whoever asked, and who interviews, hear what the candidate did. */
export async function tellEnterprise(ctx: Telling, id: string, said: string, msgText = ''): Promise<void> {
  const about = await aboutOf(ctx, id);
  await sendMessage(ctx, {
    to: [about.inviteUserNo, ...(await membersOf(ctx.db, id))],
    msgType: 'organization',
    msgTitle: `${displayName(about)}（${about.vacancyName}）的${about.interviewName}：${said}`,
    msgText,
    msgUrl: '/account/interview',
  });
}
