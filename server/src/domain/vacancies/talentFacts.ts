import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AbilityLevel } from '#contract/rules/abilities.ts';
import { matchOf } from '#contract/rules/match.ts';
import type { MatchPerson, MatchVacancy } from '#contract/rules/match.ts';
import { degreeSteps } from '#contract/rules/smartFilter.ts';
import { twinKeys } from '#contract/rules/twins.ts';
import { listByUserNo } from '#contract/user/userProfile.ts';
import type { Resume } from '#contract/user/userProfile.ts';
import type { Db } from '../../db/client.ts';
import { talentFact } from '../../db/schema/smartFilter.ts';
import { vacancy, vacancyAbility, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { PortraitCopy } from '../../db/schema/vacancy.ts';
import { isReachable } from './policies.ts';
import { testMarks } from './testMarks.ts';
import { suspectTwins } from './twins.ts';

type Facts = typeof talentFact.$inferInsert;

/**
 * Brings what candidates are found by in step with what they handed over and what the vacancy asks for, and
 * notes whom they may be beside; six statements.
 */
export async function keepFacts(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({
      applicationId: vacancyApplication.id,
      orgNo: vacancyApplication.orgNo,
      vacancyId: vacancyApplication.vacancyId,
      userNo: vacancyApplication.userNo,
      appliedAt: vacancyApplication.appliedAt,
      resume: vacancyApplication.resume,
      portrait: vacancyApplication.portrait,
      isTestShown: vacancyApplication.isTestShown,
      isBlind: vacancy.isBlind,
      asked: {
        degree: vacancy.degree,
        experience: vacancy.experience,
        jobTypeCode: vacancy.jobTypeCode,
        regionCode: vacancy.regionCode,
        salaryMin: vacancy.salaryMin,
        salaryMax: vacancy.salaryMax,
      },
    })
    .from(vacancyApplication)
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .where(and(inArray(vacancyApplication.id, [...ids]), isReachable))
    .for('share', { of: vacancyApplication });
  // Emptied ones have nothing to be found by.
  const told = rows.filter(({ resume }) => Array.isArray(resume['hidden']));
  await db.delete(talentFact).where(inArray(talentFact.applicationId, [...ids]));
  if (told.length === 0) return;
  const vacancyIds = [...new Set(told.map(({ vacancyId }) => vacancyId))];
  const { abilityId, abilityLevel } = vacancyAbility;
  const items = await db
    .select({ vacancyId: vacancyAbility.vacancyId, abilityId, abilityLevel })
    .from(vacancyAbility)
    .where(inArray(vacancyAbility.vacancyId, vacancyIds));
  const byVacancy = Map.groupBy(items, ({ vacancyId }) => vacancyId);
  const marksOf = await testMarks(
    db,
    told.filter(({ isTestShown }) => isTestShown === 1),
  );
  await db.insert(talentFact).values(
    told.map(({ resume: handed, portrait, asked, isBlind, isTestShown, ...named }): Facts => {
      const resume = listByUserNo.output.parse(handed);
      return {
        ...named,
        ...factsOf(resume, portrait, {
          asked: { ...asked, abilities: byVacancy.get(named.vacancyId) ?? [] },
          year: Number(named.appliedAt.slice(0, 4)),
        }),
        keys: twinKeys(resume),
        tests: isTestShown === 1 ? marksOf(named) : {},
        // Nobody is found by what a blind review hides.
        ...(isBlind === 1 ? { schools: '' } : {}),
      };
    }),
  );
  await suspectTwins(
    db,
    told.map(({ applicationId }) => applicationId),
  );
}

interface Beside {
  asked: MatchVacancy;
  /** When somebody applied. */
  year: number;
}

/** What a résumé and a portrait say, as far as they were handed over. */
export function factsOf(resume: Resume, portrait: PortraitCopy | null, { asked, year }: Beside) {
  const { base, education, expectedJob, honor } = resume;
  const levels = mapped(portrait?.levels ?? {}, ({ abilityLevel }) => abilityLevel);
  const evidence = mapped(portrait?.levels ?? {}, ({ completedAt }) => completedAt?.slice(0, 10));
  const degree = Math.max(...[base?.eduGrade, ...education.map((row) => row.degree)].map(stepOf));
  const since = Number(base?.workSince ?? '');
  const years = since > 0 ? Math.max(0, year - since) : null;
  const person: MatchPerson = { levels, degree: degree > 0 ? String(degree) : '', years, wishes: expectedJob };
  return {
    ...matchOf(person, asked),
    degree,
    years,
    regions: [...new Set([base?.regionCode ?? '', ...expectedJob.map((row) => row.regionCode)].flatMap(upwards))],
    schools: education.map(({ schoolName }) => schoolName).join('\n'),
    certificates: honor.flatMap(({ certificateNo, title }) => (certificateNo === '' ? [] : [title])).join('\n'),
    honors: honor.map(({ title }) => title).join('\n'),
    scores: Object.fromEntries((portrait?.axes ?? []).map(({ key, score }) => [key, score])),
    levels,
    evidence,
    newestEvidence: Object.values(evidence).toSorted().at(-1) ?? '',
  };
}

type Level = PortraitCopy['levels'][string];

/** The same keys with something of each; what is not told is left out. */
const mapped = <T extends AbilityLevel | string>(
  levels: PortraitCopy['levels'],
  of: (level: Level) => T | undefined,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(levels).flatMap(([id, level]) => {
      const value = of(level);
      return value === undefined ? [] : [[id, value] as const];
    }),
  );

/** 0 for what is no step of the dictionary. */
const stepOf = (degree = ''): number => ((degreeSteps as readonly string[]).includes(degree) ? Number(degree) : 0);

/** A code with all that lie above it, two digits a level. */
function upwards(code: string): string[] {
  const own = regionKey(code);
  return Array.from({ length: Math.ceil(own.length / 2) }, (_, level) => own.slice(0, (level + 1) * 2));
}

/** 420100 is 4201: a place of any level is found by its own digits. */
export const regionKey = (code: string): string => code.replace(/(00)+$/, '');

const AT_ONCE = 200;

/** Applications whose facts are not there or not whole, as after an upgrade, the first ones first. Returns whether there were any. */
export async function keepMissingFacts(db: Db): Promise<boolean> {
  const { id } = vacancyApplication;
  const rows = await db
    .select({ id })
    .from(vacancyApplication)
    .where(
      and(
        isReachable,
        sql`jsonb_typeof(${vacancyApplication.resume} -> 'hidden') = 'array'`,
        sql`not exists (select 1 from ${talentFact} where ${and(eq(talentFact.applicationId, id), isNotNull(talentFact.keys))})`,
      ),
    )
    .orderBy(id)
    .limit(AT_ONCE);
  await keepFacts(
    db,
    rows.map((row) => row.id),
  );
  return rows.length > 0;
}

/** Those of one vacancy after an id, whatever they have. Returns the last one, or undefined after the last batch. */
export async function keepFactsOf(db: Db, vacancyId: string, after: string): Promise<string | undefined> {
  const { id } = vacancyApplication;
  const rows = await db
    .select({ id })
    .from(vacancyApplication)
    .where(and(eq(vacancyApplication.vacancyId, vacancyId), sql`${id} > ${after}::bigint`))
    .orderBy(id)
    .limit(AT_ONCE);
  await keepFacts(
    db,
    rows.map((row) => row.id),
  );
  return rows.at(-1)?.id;
}
