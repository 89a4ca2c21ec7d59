import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import {
  APPLIED,
  BLOCKED_EMPLOYER,
  NOT_RECRUITING,
  OWN_COMPANY,
  RESUME_LACKS,
} from '#contract/position/vacancyFailures.ts';
import { DeclineReason } from '#contract/rules/hiring.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ApplicationState, VacancyState } from '#contract/rules/vacancies.ts';
import { resumeSectionKeys, Visibility } from '#contract/rules/visibility.ts';
import type { ResumeSection } from '#contract/rules/visibility.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { collection } from '../../db/schema/course.ts';
import { applicationStep } from '../../db/schema/hiring.ts';
import { userBase, userEducation, userProject, userWork } from '../../db/schema/profile.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { orgMember } from '../../db/schema/organization.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { countOf, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { collectedBy } from '../collection/policies.ts';
import { sendMessage } from '../messages/send.ts';
import { hasBlocked } from '../profile/blocked.ts';
import { findReading } from '../profile/person.ts';
import { readResume } from '../profile/resume.ts';
import { rowsOf } from '../profile/policies.ts';
import { namesOfCodes } from '../site/names.ts';
import { applied } from './applied.ts';
import { unnamedFlag } from './blind.ts';
import { cardColumns, cardOf, itsOrg } from './cards.ts';
import { followWaiting } from './fresh.ts';
import { ownApplications, wasPublic } from './policies.ts';
import { portraitCopy } from './portraitCopy.ts';
import { sourceOf } from './source.ts';
import { keepFacts } from './talentFacts.ts';
import { applicationsChanged } from './watchers.ts';

/** What an application is to whoever sent it; the résumé stays where it is. */
export const ownColumns = {
  id: vacancyApplication.id,
  applicationState: vacancyApplication.applicationState,
  appliedAt: vacancyApplication.appliedAt,
  seenAt: vacancyApplication.seenAt,
  repliedAt: vacancyApplication.repliedAt,
  replyText: vacancyApplication.replyText,
  declineReason: vacancyApplication.declineReason,
  isRevoked: sql<0 | 1>`(${vacancyApplication.revokedAt} is not null)::int`,
  isUnnamed: unnamedFlag,
};

/** What the enterprise made of an earlier application does not stay. */
const fresh = { stageAt: null, declineReason: DeclineReason.none, tags: [], revokedAt: null };

interface Wish {
  id: string;
  sections: readonly ResumeSection[];
  note: string;
  isTestShown: 0 | 1;
}

/**
 * Applies with the chosen parts of the résumé as they are now. Who withdrew may apply again. Everybody who applies for the
 * same vacancy waits for its row, so the résumé is read before that is held.
 * @throws NOT_FOUND, OWN_COMPANY, BLOCKED_EMPLOYER, NOT_RECRUITING, RESUME_LACKS, APPLIED
 */
export async function applyFor(ctx: UserCtx, { id, sections, note, isTestShown }: Wish): Promise<string> {
  const { db, now } = ctx;
  const { userNo } = ctx.user;
  await mayApply(ctx, id);
  const resume = await snapshotOf(db, userNo, sections, now);
  const portrait = sections.includes('portrait') ? await portraitCopy(db, { userNo, vacancyId: id }, now) : null;
  const at = wireTime(now);
  const sent = {
    applicationState: ApplicationState.sent,
    note,
    resume,
    appliedAt: at,
    seenAt: null,
    repliedAt: null,
    replyText: '',
    replyUserNo: null,
    portrait,
    isTestShown,
    ...fresh,
    applicationSource: await sourceOf(db, { userNo, vacancyId: id }),
    gmtModified: at,
  };
  const [row] = await db.select().from(vacancy).where(eq(vacancy.id, id)).for('update');
  if (!row || !isRecruiting(row, now)) throw fail(NOT_RECRUITING);
  const [made] = await db
    .insert(vacancyApplication)
    .values({ ...sent, vacancyId: id, orgNo: row.orgNo, userNo, gmtCreate: at })
    .onConflictDoUpdate({
      target: [vacancyApplication.vacancyId, vacancyApplication.userNo],
      set: sent,
      setWhere: eq(vacancyApplication.applicationState, ApplicationState.withdrawn),
    })
    .returning({ id: vacancyApplication.id });
  if (!made) throw fail(APPLIED);
  // Who withdrew and comes again begins anew.
  await db.delete(applicationStep).where(eq(applicationStep.applicationId, made.id));
  await keepFacts(db, [made.id]);
  await applied(ctx, made.id, id);
  await applicationsChanged(db, [made.id]);
  await followWaiting(db, [id]);
  await sendMessage(ctx, {
    to: [row.authorUserNo],
    msgType: 'organization',
    msgTitle: `「${row.vacancyName}」收到一份投递`,
    msgText: '对方在等你的答复：看过档案之后请告诉他合适还是不合适。',
    msgUrl: `/account/position/applicants?id=${id}`,
  });
  return made.id;
}

/** @throws NOT_FOUND, OWN_COMPANY, BLOCKED_EMPLOYER, NOT_RECRUITING, RESUME_LACKS, APPLIED */
async function mayApply({ db, user: { userNo }, now }: UserCtx, id: string): Promise<void> {
  const [row] = await db
    .select()
    .from(vacancy)
    .where(and(eq(vacancy.id, id), wasPublic));
  if (!row) throw fail(NOT_FOUND);
  if (await worksAt(db, userNo, row.orgNo)) throw fail(OWN_COMPANY);
  if (await hasBlocked(db, userNo, row.orgNo)) throw fail(BLOCKED_EMPLOYER);
  if (!isRecruiting(row, now)) throw fail(NOT_RECRUITING);
  const lacks = await lacksOf(db, userNo);
  if (lacks.length > 0)
    throw fail(RESUME_LACKS, `档案还缺${lacks.map(({ text }) => text).join('、')}，补齐之后就能投递`);
  const state = (await ownStates(db, userNo, [id])).get(id);
  if (state !== undefined && state !== ApplicationState.withdrawn) throw fail(APPLIED);
}

const isRecruiting = ({ vacancyState, endDate }: typeof vacancy.$inferSelect, now: Date): boolean =>
  vacancyState === VacancyState.open && endDate >= wireTime(now).slice(0, 10);

/** The chosen parts, as an enterprise would read them if they were for everybody. */
export async function snapshotOf(db: Db, userNo: string, sections: readonly ResumeSection[], now: Date) {
  const reading = await findReading(db, userNo, { isOwn: false, audience: 'organization' });
  if (!reading) throw fail(NOT_FOUND);
  const chosen = Object.fromEntries(
    resumeSectionKeys.map((key) => [key, sections.includes(key) ? Visibility.everybody : Visibility.onlyMe]),
  );
  return readResume(db, { ...reading, chosen }, now);
}

/** What a résumé lacks before somebody can do anything with it: a way to answer, and something that was done. */
export async function lacksOf(db: Db, userNo: string): Promise<{ text: string; url: string }[]> {
  const has = (table: typeof userEducation | typeof userWork | typeof userProject) =>
    db.$count(table, rowsOf(table, userNo));
  const [[base], ...done] = await Promise.all([
    db
      .select({ mobile: userBase.contactMobile, email: userBase.contactEmail })
      .from(userBase)
      .where(eq(userBase.userNo, userNo)),
    has(userEducation),
    has(userWork),
    has(userProject),
  ]);
  const reachable = base !== undefined && (base.mobile !== '' || base.email !== '');
  return [
    ...(reachable ? [] : [{ text: '联系方式', url: '/account/info/basicInfo' }]),
    ...(done.some((n) => n > 0) ? [] : [{ text: '教育、工作或项目经历', url: '/account/info/educationInfo' }]),
  ];
}

async function worksAt(db: Db, userNo: string, orgNo: string): Promise<boolean> {
  const there = and(eq(orgMember.orgNo, orgNo), eq(orgMember.userNo, userNo), enabled(orgMember));
  return (await db.$count(orgMember, there)) > 0;
}

/** What became of somebody's applications for these; a guest has none. */
export async function ownStates(db: Db, userNo: string | undefined, ids: readonly string[]) {
  if (userNo === undefined || ids.length === 0) return new Map<string, ApplicationState>();
  const rows = await db
    .select({ id: vacancyApplication.vacancyId, applicationState: vacancyApplication.applicationState })
    .from(vacancyApplication)
    .where(and(inArray(vacancyApplication.vacancyId, [...ids]), ownApplications(userNo)));
  return new Map(rows.map((row) => [row.id, row.applicationState]));
}

/** Somebody's favourite vacancies, the latest first, ended ones with their state. */
export async function collectedVacancies(db: Db, userNo: string, request: PageRequest, now: Date) {
  const where = collectedBy(userNo, CollectionType.vacancy);
  const its = eq(vacancy.id, collection.collectionId);
  const rows = db
    .select({
      id: collection.id,
      collectionId: collection.collectionId,
      gmtCreate: collection.gmtCreate,
      card: cardColumns,
    })
    .from(collection)
    .innerJoin(vacancy, its)
    .innerJoin(orgInfo, itsOrg)
    .where(where)
    .orderBy(desc(collection.id))
    .$dynamic();
  const joined = sql`${collection} inner join ${vacancy} on ${its}`;
  const page = await paginate(request, rows, () => countOf(db, joined, where));
  const names = await namesOfCodes(db, now);
  return {
    ...page,
    list: page.list.map(({ card, ...row }) => ({
      ...row,
      vacancyName: card.vacancyName,
      vacancy: cardOf(card, names),
    })),
  };
}
