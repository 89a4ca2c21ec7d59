import { inArray } from 'drizzle-orm';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { vacancy as fields, vacancyMore } from '#contract/fields/vacancy.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { isPublicVacancy } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { vacancyAbility } from '../../db/schema/vacancy.ts';
import type { vacancy, vacancyAudit, VacancyContent } from '../../db/schema/vacancy.ts';
import { namesOfCodes } from '../site/names.ts';
import { jobTypeTree } from '../site/tree.ts';
import { itemsOf } from '../abilities/items.ts';
import { testsOf } from '../typicalPlans/read.ts';
import { testsAskedByEach } from './tests.ts';

interface Queued {
  audit: typeof vacancyAudit.$inferSelect;
  row: typeof vacancy.$inferSelect;
}

interface ReadChange {
  field: string;
  before: string;
  after: string;
}

/** By the id of the audit: every field of a new vacancy, of a public one those that differ; after it passed, all. */
export async function readChanges(db: Db, queued: readonly Queued[], now: Date): Promise<Map<string, ReadChange[]>> {
  const ids = queued.map(({ row }) => row.id);
  const items =
    ids.length === 0 ? [] : await db.select().from(vacancyAbility).where(inArray(vacancyAbility.vacancyId, ids));
  const asked = Map.groupBy(items, ({ vacancyId }) => vacancyId);
  const tests = await testsAskedByEach(db, ids);
  const named = {
    abilityIds: [...items, ...queued.flatMap(({ audit }) => audit.content.abilities)].map(({ abilityId }) => abilityId),
    testIds: [...[...tests.values()].flat(), ...queued.flatMap(({ audit }) => audit.content.testIds ?? [])],
  };
  const read = await reader(db, named, now);
  return new Map(
    queued.map(({ audit, row }) => {
      const isShown = isPublicVacancy(row.vacancyState) && audit.auditStatus !== AuditState.passed;
      const before = isShown
        ? read({ ...row, abilities: asked.get(row.id) ?? [], testIds: tests.get(row.id) ?? [] })
        : [];
      const changes = read(audit.content).map(([field, after], at) => ({
        field,
        before: before[at]?.[1] ?? '',
        after,
      }));
      return [audit.id, changes.filter(({ before: old, after }) => old !== after)];
    }),
  );
}

type Told = readonly (readonly [field: string, value: string])[];

/** Says what a vacancy says, field by field, with names for codes. */
async function reader(
  db: Db,
  { abilityIds, testIds }: { abilityIds: string[]; testIds: string[] },
  now: Date,
): Promise<(content: VacancyContent) => Told> {
  const [names, jobTypes, items, tests] = await Promise.all([
    namesOfCodes(db, now),
    jobTypeTree(db, now),
    itemsOf(db, abilityIds),
    testsOf(db, testIds),
  ]);
  const label = (dictKey: string, value: string) => (value === '' ? '' : names.label(dictKey, value));
  return (row) => [
    [fields.vacancyName.label, row.vacancyName],
    [fields.jobTypeCode.label, jobNames(jobTypes, row.jobTypeCode).join(' ')],
    [fields.regionCode.label, names.region(row.regionCode)],
    [fields.place.label, row.place],
    [vacancyMore.salaryMax.label, salaryText(row.salaryMin, row.salaryMax)],
    [fields.duties.label, row.duties],
    [fields.demands.label, row.demands],
    [fields.degree.label, label('education', row.degree)],
    [fields.experience.label, label('workYears', row.experience)],
    [fields.nature.label, label('positionNature', row.nature)],
    [vacancyMore.countWanted.label, `${row.countWanted} 人`],
    [vacancyMore.benefits.label, row.benefits.join('、')],
    [vacancyMore.endDate.label, row.endDate],
    [
      '能力要求',
      row.abilities
        .map(
          ({ abilityId, abilityLevel }) =>
            `${items.get(abilityId)?.abilityName ?? ''}：${abilityLevel} 级（${AbilityLevel.labels[abilityLevel]}）`,
        )
        .toSorted()
        .join('；'),
    ],
    [vacancyMore.testIds.label, (row.testIds ?? []).map((id) => tests.get(id)?.title ?? '').join('、')],
  ];
}

interface Node {
  code: string;
  name: string;
  children: readonly Node[];
}

/** 技术, 数据, 数据分析师. */
export function jobNames(nodes: readonly Node[], code: string): string[] {
  const node = nodes.find((one) => code.startsWith(one.code));
  return node ? [node.name, ...jobNames(node.children, code)] : [];
}
