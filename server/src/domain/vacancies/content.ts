import { eq } from 'drizzle-orm';
import { ENDS_IN_PAST, ENDS_TOO_LATE } from '#contract/position/vacancyFailures.ts';
import { LONGEST_OPEN_DAYS } from '#contract/rules/vacancies.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { vacancy, vacancyAbility } from '../../db/schema/vacancy.ts';
import type { VacancyContent } from '../../db/schema/vacancy.ts';
import { fail } from '../../kit/fail.ts';
import { checkChosen } from '../profile/chosen.ts';
import type { Choice } from '../profile/chosen.ts';
import { askedBy, checkAbilities } from './abilities.ts';
import { checkTests, testsAskedBy, writeTests } from './tests.ts';

const choices: readonly Choice[] = [
  { field: 'jobTypeCode', name: '职位类别', tree: 'jobType' },
  { field: 'regionCode', name: '工作地点', tree: 'region' },
  { field: 'degree', name: '学历要求', dictionary: 'education' },
  { field: 'experience', name: '经验要求', dictionary: 'workYears' },
  { field: 'nature', name: '工作性质', dictionary: 'positionNature' },
];

/** What the form sends, as it is kept. */
export const contentOf = ({
  typicalPositionId,
  ...rest
}: Omit<VacancyContent, 'typicalPositionId'> & { typicalPositionId: string }): VacancyContent => ({
  ...rest,
  typicalPositionId: typicalPositionId === '0' ? null : typicalPositionId,
});

/** @throws 422 at a field that nobody can choose so, ENDS_IN_PAST, ENDS_TOO_LATE, NO_SUCH_ABILITY */
export async function checkContent(db: Db, vacancyId: string, content: VacancyContent, now: Date): Promise<void> {
  await checkChosen(db, choices, content);
  await checkAbilities(db, content.abilities);
  await checkTests(db, vacancyId, content.testIds ?? []);
  refusePast(content.endDate, now);
  if (content.endDate > dayIn(now, LONGEST_OPEN_DAYS))
    throw fail(ENDS_TOO_LATE, undefined, at('endDate', ENDS_TOO_LATE.msg));
}

/** @throws ENDS_IN_PAST when the last day is over */
export function refusePast(endDate: string, now: Date): void {
  if (endDate < wireTime(now).slice(0, 10)) throw fail(ENDS_IN_PAST, undefined, at('endDate', ENDS_IN_PAST.msg));
}

const at = (path: string, message: string) => ({ issues: [{ path, message }] });

export const dayIn = (now: Date, days: number): string => wireTimeIn(now, days * 86_400).slice(0, 10);

/** What the vacancy says of itself today. */
export async function currentContent(db: Db, row: typeof vacancy.$inferSelect): Promise<VacancyContent> {
  return {
    vacancyName: row.vacancyName,
    jobTypeCode: row.jobTypeCode,
    regionCode: row.regionCode,
    place: row.place,
    duties: row.duties,
    demands: row.demands,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    degree: row.degree,
    experience: row.experience,
    nature: row.nature,
    countWanted: row.countWanted,
    benefits: row.benefits,
    endDate: row.endDate,
    typicalPositionId: row.typicalPositionId,
    abilities: await askedBy(db, row.id),
    testIds: await testsAskedBy(db, row.id),
  };
}

/** Puts the ability items and the tests in the place of those that were there. */
export async function writeAsked(
  db: Db,
  vacancyId: string,
  { abilities, testIds }: Pick<VacancyContent, 'abilities' | 'testIds'>,
): Promise<void> {
  await db.delete(vacancyAbility).where(eq(vacancyAbility.vacancyId, vacancyId));
  if (abilities.length > 0) await db.insert(vacancyAbility).values(abilities.map((one) => ({ ...one, vacancyId })));
  await writeTests(db, vacancyId, testIds);
}
