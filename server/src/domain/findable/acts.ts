import { and, eq } from 'drizzle-orm';
import { INVITED_ALREADY, NOT_FINDABLE } from '#contract/position/talentRecomment.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { LookPart } from '#contract/rules/hiring.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { wireTime } from '#contract/rules/time.ts';
import { talentInvite } from '../../db/schema/findable.ts';
import { vacancyMatch } from '../../db/schema/match.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { sendMessage } from '../messages/send.ts';
import { findReading } from '../profile/person.ts';
import { readResume } from '../profile/resume.ts';
import { recordLooks } from '../vacancies/looks.ts';
import { hiringFor, ownVacancy, recruiting } from '../vacancies/policies.ts';
import { findableFor } from './policies.ts';

interface Pair {
  vacancyId: string;
  userNo: string;
}

/** @throws NOT_FOUND for a vacancy of others, NOT_FINDABLE unless the person may be found for it now */
async function mustBeFindable({ db, user }: UserCtx, { vacancyId, userNo }: Pair) {
  const [post] = await db
    .select({ vacancyName: vacancy.vacancyName, orgName: orgInfo.orgName })
    .from(vacancy)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, vacancy.orgNo))
    .where(and(ownVacancy(user, vacancyId), recruiting));
  if (!post) throw fail(NOT_FOUND);
  const its = and(findableFor(vacancyId, hiringFor(user)), eq(vacancyMatch.userNo, userNo));
  if ((await db.$count(vacancyMatch, its)) === 0) throw fail(NOT_FINDABLE);
  return post;
}

/** What the résumé shows to organizations today; the person reads who looked and for which vacancy. @throws NOT_FOUND, NOT_FINDABLE */
export async function openRecommended(ctx: UserCtx, pair: Pair) {
  await mustBeFindable(ctx, pair);
  const reading = await findReading(ctx.db, pair.userNo, { isOwn: false, audience: 'organization' });
  if (!reading) throw fail(NOT_FOUND);
  await recordLooks(ctx, [pair], LookPart.profile);
  return { resume: await readResume(ctx.db, reading, ctx.now) };
}

/** Asks somebody to look at the vacancy, once. @throws NOT_FOUND, NOT_FINDABLE, INVITED_ALREADY */
export async function inviteRecommended(ctx: UserCtx, pair: Pair): Promise<void> {
  const { db, user, now } = ctx;
  const { vacancyName, orgName } = await mustBeFindable(ctx, pair);
  const at = wireTime(now);
  const sent = { ...pair, orgNo: hiringFor(user), senderUserNo: user.userNo, invitedAt: at, gmtCreate: at };
  await refusedAs(db.insert(talentInvite).values(sent), { talent_invite_once: INVITED_ALREADY });
  ctx.changed({ after: { vacancyName } });
  await sendMessage(ctx, {
    to: [pair.userNo],
    msgType: 'organization',
    msgTitle: `${orgName}邀请你看看「${vacancyName}」`,
    msgText: '你愿意被企业找到，这个职位与你合得来。投不投由你决定；不想再被找到，在推荐岗位里收回。',
    msgUrl: vacancyPath(pair.vacancyId),
  });
}
