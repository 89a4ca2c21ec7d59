import type { ReactNode } from 'react';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import {
  FILTER_WORDS,
  monthSteps,
  MOST_FILTERED_ABILITIES,
  percentSteps,
  scoreAxes,
  scoreKeys,
  scoreSteps,
  testSteps,
  writeConditions,
  yearSteps,
} from '#contract/rules/smartFilter.ts';
import type { FilterValues, TestCondition } from '#contract/rules/smartFilter.ts';
import { WordSearch } from '../../../kit/list/WordSearch.tsx';
import { RegionField } from '../../../kit/region/RegionField.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import styles from './Filter.module.css';
import type { FilterHandle } from './filterAddress.ts';
import type { FilterData } from './loadFilter.ts';

interface FilterConditionsProps {
  list: FilterHandle;
  data: FilterData;
  /** A rule knows no school. */
  isForRule?: boolean;
}

type Option = { value: string; label: string };

const any: Option = { value: '', label: '不限' };
const steps = (of: readonly number[], label: (step: number) => string): Option[] => [
  any,
  ...of.filter((step) => step > 0).map((step) => ({ value: String(step), label: label(step) })),
];

/** The conditions; every change is a step in the address, and what it comes to is counted at once. */
export function FilterConditions({ list, data, isForRule = false }: FilterConditionsProps) {
  const { filters, change } = list;
  const choose = (name: keyof FilterValues, label: string, options: Option[], isShort = false) => (
    <Field label={label} key={name} className={isShort ? styles.short : undefined}>
      <Select
        size="sm"
        isWide
        value={filters[name]}
        options={options}
        onChange={({ target }) => change({ filters: { [name]: target.value } })}
      />
    </Field>
  );
  const search = (name: 'school' | 'certificate', label: string) => (
    <WordSearch
      key={`${name} ${filters[name]}`}
      label={label}
      name={`按${label}筛选`}
      words={filters[name]}
      maxLength={FILTER_WORDS}
      onSearch={(words) => change({ filters: { [name]: words } })}
    />
  );
  return (
    <div className={styles.conditions}>
      <Part>
        <Field label="对照职位">
          <Select
            size="sm"
            isWide
            value={filters.vacancy}
            options={[
              { value: '', label: '全部职位' },
              ...data.choices.vacancies.map(({ id, vacancyName }) => ({ value: id, label: vacancyName })),
            ]}
            onChange={({ target }) => change({ filters: { vacancy: target.value, abilities: '', tests: '' } })}
          />
        </Field>
        {choose(
          'percent',
          '匹配度',
          steps(percentSteps, (step) => `${step}% 以上`),
        )}
      </Part>
      <Part>
        <Abilities list={list} data={data} />
        {choose(
          'months',
          '能力的凭证',
          steps(monthSteps, (step) => `${step} 个月以内`),
        )}
      </Part>
      {data.choices.tests.length > 0 ? (
        <Part>
          <Tests list={list} data={data} />
        </Part>
      ) : null}
      <Part>
        {choose('degree', '学历', [any, ...data.degrees.map(({ value, label }) => ({ value, label: `${label}以上` }))])}
        {choose(
          'years',
          '工作年限',
          steps(yearSteps, (step) => `${step} 年以上`),
        )}
        <RegionField
          size="sm"
          label="所在地或想去的地方"
          value={filters.region}
          onChange={(code) => change({ filters: { region: code } })}
        />
        {isForRule ? (
          <p className={styles.quiet}>规则不按学校筛人</p>
        ) : data.choices.isBlind === 1 ? (
          <p className={styles.quiet}>盲评的职位不按学校筛</p>
        ) : (
          search('school', '学校')
        )}
      </Part>
      <Part>
        <Checkbox
          label="有平台颁发、可以核验的证书"
          checked={filters.certified === '1'}
          onChange={({ target }) => change({ filters: { certified: target.checked ? '1' : '' } })}
        />
        {search('certificate', '证书或荣誉')}
      </Part>
      <Part>
        <p className={styles.quiet}>能力画像的分数，至少</p>
        <div className={styles.pair}>
          {scoreKeys.map((axis) =>
            choose(
              axis,
              scoreAxes[axis],
              steps(scoreSteps, (step) => `${step} 分`),
              true,
            ),
          )}
        </div>
      </Part>
    </div>
  );
}

const Part = ({ children }: { children: ReactNode }) => <div className={styles.group}>{children}</div>;

/** The items that the vacancy asks for, each with the level at least. */
function Abilities({ list: { change }, data: { choices, conditions } }: FilterConditionsProps) {
  if (conditions.vacancyId === '0') return <p className={styles.quiet}>选一个职位，就能按它要的能力筛</p>;
  if (choices.abilities.length === 0) return <p className={styles.quiet}>这个职位没有写能力要求</p>;
  const isFull = conditions.abilities.length >= MOST_FILTERED_ABILITIES;
  return choices.abilities.map(({ abilityId, abilityName, levelWords }) => {
    const level = conditions.abilities.find((one) => one.abilityId === abilityId)?.abilityLevel;
    const others = conditions.abilities.filter((one) => one.abilityId !== abilityId);
    const set = (text: string) => {
      const chosen = AbilityLevel.values.find((value) => String(value) === text);
      const abilities = chosen === undefined ? others : [...others, { abilityId, abilityLevel: chosen }];
      change({ filters: { abilities: writeConditions({ ...conditions, abilities }).abilities } });
    };
    return (
      <Field key={abilityId} label={abilityName}>
        <Select
          size="sm"
          isWide
          disabled={isFull && level === undefined}
          value={level === undefined ? '' : String(level)}
          options={[
            any,
            ...AbilityLevel.values.map((value) => ({
              value: String(value),
              label: [`${AbilityLevel.labels[value]}以上`, levelWords[value - 1]].filter(Boolean).join('：'),
            })),
          ]}
          onChange={({ target }) => set(target.value)}
        />
      </Field>
    );
  });
}

/** The tests that the vacancy asks for, each with the marks at least; only those count who show them. */
function Tests({ list: { change }, data: { choices, conditions } }: FilterConditionsProps) {
  const { tests = [] } = conditions;
  return (
    <>
      <p className={styles.quiet}>岗位测试的成绩，按百分算；只看愿意给企业看的人</p>
      {choices.tests.map(({ assessmentId, title }) => {
        const set = (text: string) => {
          const least = testSteps.find((step) => String(step) === text);
          const others: TestCondition[] = tests.filter((one) => one.assessmentId !== assessmentId);
          const wanted = least === undefined ? others : [...others, { assessmentId, least }];
          change({ filters: { tests: writeConditions({ ...conditions, tests: wanted }).tests } });
        };
        return (
          <Field key={assessmentId} label={title}>
            <Select
              size="sm"
              isWide
              value={String(tests.find((one) => one.assessmentId === assessmentId)?.least ?? '')}
              options={steps(testSteps, (step) => `${step} 分以上`)}
              onChange={({ target }) => set(target.value)}
            />
          </Field>
        );
      })}
    </>
  );
}
