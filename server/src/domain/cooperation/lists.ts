import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { mine, received, sent } from '#contract/position/nomination.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { LookPart } from '#contract/rules/hiring.ts';
import { wireTime } from '#contract/rules/time.ts';
import { mayRead, resumeSectionKeys } from '#contract/rules/visibility.ts';
import { nomination } from '../../db/schema/cooperation.ts';
import { userBase } from '../../db/schema/profile.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { cardOf as personCard, findReading } from '../profile/person.ts';
import { readResume } from '../profile/resume.ts';
import { namesOfCodes } from '../site/names.ts';
import { cardColumns, cardOf } from '../vacancies/cards.ts';
import { recordLooks } from '../vacancies/looks.ts';
import { ownNominations, receivedNominations, sentNominations } from './policies.ts';

const school = alias(orgInfo, 'school');

const told = {
  id: nomination.id,
  nominationState: nomination.nominationState,
  words: nomination.words,
  sentAt: nomination.sentAt,
  answeredAt: nomination.answeredAt,
  learnerText: nomination.learnerText,
  seenAt: nomination.seenAt,
  repliedAt: nomination.repliedAt,
  replyText: nomination.replyText,
};

const ofVacancy = {
  vacancyId: nomination.vacancyId,
  vacancyName: vacancy.vacancyName,
  vacancyState: vacancy.vacancyState,
};

interface Narrowed {
  nominationState?: number;
  cooperationId?: string;
  vacancyId?: string;
}

const narrowed = ({ nominationState, cooperationId, vacancyId }: Narrowed) =>
  and(
    nominationState === undefined ? undefined : sql`${nomination.nominationState} = ${nominationState}`,
    cooperationId === undefined ? undefined : eq(nomination.cooperationId, cooperationId),
    vacancyId === undefined ? undefined : eq(nomination.vacancyId, vacancyId),
  );

/** Whom the caller's school recommended. */
export async function sentPage({ db, user }: UserCtx, wanted: OutputOf<typeof sent.input>) {
  const where = and(sentNominations(user), narrowed(wanted));
  const { studentName, className } = nomination;
  const rows = db
    .select({ ...told, ...ofVacancy, studentName, className, orgName: orgInfo.orgName })
    .from(nomination)
    .innerJoin(vacancy, eq(vacancy.id, nomination.vacancyId))
    .innerJoin(orgInfo, eq(orgInfo.orgNo, nomination.enterpriseNo))
    .where(where)
    .orderBy(desc(nomination.id))
    .$dynamic();
  return paginate(wanted, rows, () => db.$count(nomination, where));
}

const people = ({ db }: UserCtx) =>
  db
    .select({
      ...told,
      ...ofVacancy,
      userNo: nomination.userNo,
      nickname: userExt.nickname,
      mobile: account.mobile,
      headImgUrl: userExt.headImgUrl,
      headline: userBase.headline,
      orgName: orgInfo.orgName,
    })
    .from(nomination)
    .innerJoin(vacancy, eq(vacancy.id, nomination.vacancyId))
    .innerJoin(orgInfo, eq(orgInfo.orgNo, nomination.orgNo))
    .innerJoin(account, eq(account.userNo, nomination.userNo))
    .innerJoin(userExt, eq(userExt.userNo, nomination.userNo))
    .leftJoin(userBase, eq(userBase.userNo, nomination.userNo));

const person = ({ nickname, mobile, headline, ...row }: Awaited<ReturnType<typeof people>>[number]) => ({
  ...row,
  name: displayName({ nickname, mobile }),
  headline: headline ?? '',
});

/** Who was recommended to the caller's enterprise and agreed. */
export async function receivedPage(ctx: UserCtx, wanted: OutputOf<typeof received.input>) {
  const where = and(receivedNominations(ctx.user), narrowed(wanted));
  const rows = people(ctx).where(where).orderBy(desc(nomination.id)).$dynamic();
  const page = await paginate(wanted, rows, () => ctx.db.$count(nomination, where));
  return { ...page, list: page.list.map(person) };
}

/** One of them with what the résumé shows to organizations today; from now on it counts as seen. @throws NOT_FOUND */
export async function openNomination(ctx: UserCtx, id: string) {
  const { db, user, now } = ctx;
  const where = and(eq(nomination.id, id), receivedNominations(user));
  await db
    .update(nomination)
    .set({ seenAt: sql`coalesce(${nomination.seenAt}, ${wireTime(now)}::timestamptz)` })
    .where(where);
  const [row] = await people(ctx).where(where);
  const reading = row && (await findReading(db, row.userNo, { isOwn: false, audience: 'organization' }));
  if (!row || !reading) throw fail(NOT_FOUND);
  await recordLooks(ctx, [row], LookPart.profile);
  return { ...person(row), resume: await readResume(db, reading, now) };
}

/** What schools ask the caller about; what waits for an answer comes first. */
export async function ownPage({ db, user, now }: UserCtx, request: OutputOf<typeof mine.input>) {
  const where = ownNominations(user.userNo);
  const rows = db
    .select({ ...told, schoolName: school.orgName, vacancy: cardColumns })
    .from(nomination)
    .innerJoin(school, eq(school.orgNo, nomination.orgNo))
    .innerJoin(vacancy, eq(vacancy.id, nomination.vacancyId))
    .innerJoin(orgInfo, eq(orgInfo.orgNo, vacancy.orgNo))
    .where(where)
    .orderBy(sql`(${nomination.nominationState} = 0) desc`, desc(nomination.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(nomination, where));
  const [names, card] = [await namesOfCodes(db, now), await personCard(db, user.userNo)];
  return {
    ...page,
    list: page.list.map(({ vacancy: post, schoolName, ...row }) => ({
      ...row,
      orgName: schoolName,
      vacancy: cardOf(post, names),
    })),
    shown: resumeSectionKeys.filter((section) => mayRead(card?.chosen ?? {}, section, 'organization')),
  };
}
