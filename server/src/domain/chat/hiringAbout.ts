import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ConversationView } from '#contract/im/shapes.ts';
import { ChatContext } from '#contract/rules/chat.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { InterviewState } from '#contract/rules/interviews.ts';
import { ApplicationState, isApplicationOver } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { interview } from '../../db/schema/hiring.ts';
import { orgInfo, user, userExt } from '../../db/schema/user.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import { isUnnamed } from '../vacancies/blind.ts';
import type { HiringContext } from './hiringRights.ts';
import { naming } from './people.ts';

const columns = {
  applicationId: vacancyApplication.id,
  orgNo: vacancyApplication.orgNo,
  userNo: vacancyApplication.userNo,
  applicationState: vacancyApplication.applicationState,
  revokedAt: vacancyApplication.revokedAt,
  replyUserNo: vacancyApplication.replyUserNo,
  isUnnamed,
  vacancyName: vacancy.vacancyName,
  authorUserNo: vacancy.authorUserNo,
  orgName: orgInfo.orgName,
  orgLogoImg: orgInfo.orgLogoImg,
  ...naming,
};

const itsColumns = {
  interviewId: interview.id,
  interviewName: interview.interviewName,
  interviewState: interview.interviewState,
  startsAt: interview.startsAt,
  inviteUserNo: interview.inviteUserNo,
};

const matters = (db: Db, context: HiringContext) =>
  db
    .select({ ...columns, its: itsColumns })
    .from(vacancyApplication)
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .innerJoin(orgInfo, eq(orgInfo.orgNo, vacancyApplication.orgNo))
    .innerJoin(user, eq(user.userNo, vacancyApplication.userNo))
    .innerJoin(userExt, eq(userExt.userNo, vacancyApplication.userNo))
    .leftJoin(
      interview,
      context === ChatContext.position ? sql`false` : eq(interview.applicationId, vacancyApplication.id),
    );

export type HiringMatter = Awaited<ReturnType<typeof matters>>[number];

/** What chats about applications, or about interviews, are about. */
export const mattersOf = (db: Db, context: HiringContext, ids: readonly string[]): Promise<HiringMatter[]> =>
  matters(db, context).where(
    and(
      inArray(context === ChatContext.position ? vacancyApplication.id : interview.id, [...ids]),
      enabled(vacancyApplication),
    ),
  );

const toCome: ReadonlySet<InterviewState> = new Set([
  InterviewState.proposed,
  InterviewState.accepted,
  InterviewState.moving,
]);

/** Nothing more is said in the chat of what is decided, taken back, held or called off. */
export const isOver = (context: HiringContext, { applicationState, revokedAt, its }: HiringMatter): boolean =>
  isApplicationOver(applicationState) ||
  revokedAt !== null ||
  (context === ChatContext.interview && !toCome.has(its!.interviewState));

/** The same for both sides. */
export function titleOf(context: HiringContext, matter: HiringMatter): string {
  const { vacancyName, its } = matter;
  const name = displayName(matter);
  return context === ChatContext.position
    ? `${name}应聘${vacancyName}`
    : `${name}的${its!.interviewName}：${vacancyName}`;
}

/** The card above the chat; each side comes from it to its own page. */
export function hiringCard(
  context: HiringContext,
  contextId: string,
  matter: HiringMatter,
  viewerUserNo: string,
): ConversationView['contextCard'] {
  const { vacancyName, orgName, orgLogoImg, applicationId, applicationState, its, userNo } = matter;
  const isOwn = userNo === viewerUserNo;
  if (context === ChatContext.interview) {
    const { interviewName, interviewState, startsAt } = its!;
    const when = interviewState === InterviewState.accepted ? `，${startsAt.slice(0, 16)}` : '';
    return {
      context,
      contextId,
      title: `${interviewName}：${vacancyName}`,
      subtitle: `${orgName}，${InterviewState.labels[interviewState]}${when}`,
      picture: orgLogoImg ?? '',
      path: '/account/interview',
    };
  }
  return {
    context,
    contextId,
    title: vacancyName,
    subtitle: `${orgName}，${ApplicationState.labels[applicationState]}`,
    picture: orgLogoImg ?? '',
    path: isOwn ? `/account/jobs/portrait?id=${applicationId}` : `/account/talent/profile?id=${applicationId}`,
  };
}
