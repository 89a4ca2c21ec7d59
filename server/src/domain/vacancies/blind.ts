import { and, eq, sql } from 'drizzle-orm';
import { BLIND_WAITING } from '#contract/position/hiringFailures.ts';
import type { blind } from '#contract/position/smartFilter.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { unnamedCode } from '#contract/rules/hiring.ts';
import { NONE } from '#contract/rules/id.ts';
import { Sex } from '#contract/rules/sex.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Resume } from '#contract/user/userProfile.ts';
import { applicationStep } from '../../db/schema/hiring.ts';
import { talentFact } from '../../db/schema/smartFilter.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { factsChanged } from './keepTalentFacts.ts';
import { ownVacancy, received } from './policies.ts';

/** Reviewed blind, and not yet at an interview or beyond: to the enterprise the applicant has no name. */
export const isUnnamed = sql<boolean>`(exists (select 1 from vacancy reviewed
    where reviewed.id = ${vacancyApplication.vacancyId} and reviewed.is_blind = 1)
  and ${vacancyApplication.applicationState} not in (6, 7, 8)
  and not exists (select 1 from ${applicationStep} where ${applicationStep.applicationId} = ${vacancyApplication.id}
    and ${applicationStep.applicationState} in (6, 7, 8)))`;

export const unnamedFlag = sql<0 | 1>`${isUnnamed}::int`;

interface Named {
  id: string;
  userNo: string;
  name: string;
  headImgUrl: string;
  headline: string;
  isUnnamed: 0 | 1;
}

/** A row as the enterprise may see it: without a name there is no picture, no line about oneself and no way to the account. */
export const asMayBeSeen = <R extends Named>(row: R): R =>
  row.isUnnamed === 1 ? { ...row, userNo: NONE, name: unnamedCode(row.id), headImgUrl: '', headline: '' } : row;

const HIDDEN_WORD = '＊＊';
/** Shorter ones stand in other words. */
const LEAST_LETTERS = 2;

/** Texts without the names that give somebody away: their own, and those of their schools. */
export function withoutNames(resume: Resume) {
  const words = [resume.name, ...resume.education.map(({ schoolName }) => schoolName)]
    .filter((word) => word.length >= LEAST_LETTERS)
    .toSorted((one, other) => other.length - one.length);
  const masked = (value: unknown): unknown => {
    if (typeof value === 'string') return words.reduce((text, word) => text.replaceAll(word, HIDDEN_WORD), value);
    if (Array.isArray(value)) return value.map(masked);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, masked(one)]));
  };
  return <T>(value: T): T => masked(value) as T;
}

/** A résumé for a blind review: who it is, how they look, where they studied and every link to them is left out. */
export function unnamedResume(resume: Resume, id: string): Resume {
  const masked = withoutNames(resume);
  const { base } = resume;
  // Ids of rows lead to their owner.
  const numbered = <R extends { id: string }>(rows: readonly R[]): R[] =>
    rows.map((row, at) => ({ ...row, id: String(at + 1) }));
  return {
    ...masked(resume),
    userNo: NONE,
    name: unnamedCode(id),
    headImgUrl: '',
    headline: '',
    contact: null,
    base: base === null ? null : { ...masked(base), birthday: '', sex: Sex.untold, age: null, introduction: '' },
    expectedJob: numbered(masked(resume.expectedJob)),
    education: numbered(masked(resume.education).map((row) => ({ ...row, schoolName: HIDDEN_WORD, description: '' }))),
    work: numbered(masked(resume.work)),
    project: numbered(masked(resume.project).map((row) => ({ ...row, linkUrl: '' }))),
    workSet: numbered(masked(resume.workSet).map((row) => ({ ...row, linkUrl: '', cover: '', files: [] }))),
    research: numbered(masked(resume.research).map((row) => ({ ...row, linkUrl: '', source: '' }))),
    news: [],
    // The number of a certificate shows its holder to whoever verifies it.
    honor: masked(resume.honor).map((row) => ({ ...row, issuer: '', certificateNo: '', note: '' })),
  };
}

/**
 * Begins or ends the blind review of one's own vacancy; it cannot end while somebody would be named by that.
 * @throws NOT_FOUND, BLIND_WAITING
 */
export async function reviewBlind(ctx: UserCtx, { vacancyId, isBlind }: OutputOf<typeof blind.input>): Promise<void> {
  const { db, user, now } = ctx;
  const own = ownVacancy(user, vacancyId);
  const [row] = await db.select({ vacancyName: vacancy.vacancyName }).from(vacancy).where(own).for('update');
  if (!row) throw fail(NOT_FOUND);
  if (isBlind === 0) {
    const its = and(received(user), eq(vacancyApplication.vacancyId, vacancyId), isUnnamed);
    if ((await db.$count(vacancyApplication, its)) > 0) throw fail(BLIND_WAITING);
  }
  await db
    .update(vacancy)
    .set({ isBlind, gmtModified: wireTime(now) })
    .where(own);
  // Nobody is found by a school that is hidden, from this moment on.
  if (isBlind === 1) await db.update(talentFact).set({ schools: '' }).where(eq(talentFact.vacancyId, vacancyId));
  await factsChanged(db, [vacancyId]);
  ctx.changed({ after: { vacancyName: row.vacancyName, isBlind } });
}
