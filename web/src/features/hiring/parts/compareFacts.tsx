import type { ReactNode } from 'react';
import type { Compared } from '#contract/position/hiringShapes.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { reasonsText } from '../../../shared/vacancies/matchWords.ts';
import { stateTones } from '../../../shared/vacancies/stateTones.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './Candidate.module.css';

/** What is compared, one row of the table. */
export interface CompareFact {
  key: string;
  name: string;
  of: (row: Compared) => ReactNode;
}

const none = (text: string) => <span className={styles.words}>{text}</span>;
const notHanded = none('投递时没有选');

/** What somebody handed over as lines; nothing in it is not the same as not handed over. */
function lines(values: readonly string[] | null, nothing: string): ReactNode {
  if (values === null) return notHanded;
  if (values.length === 0) return none(nothing);
  return [...new Set(values)].map((value) => (
    <span key={value} className={styles.fact}>
      {value}
    </span>
  ));
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join('，');

function scoredText({ mean, next, unsure, stop }: Compared['scored']): ReactNode {
  if (mean === null) return none('还没有你看得到的评价');
  const advice = [
    next > 0 ? `${next} 位建议进入下一步` : '',
    unsure > 0 ? `${unsure} 位拿不准` : '',
    stop > 0 ? `${stop} 位建议不录用` : '',
  ];
  return joined(`平均 ${mean} 分（满分 5）`, ...advice);
}

const before: readonly CompareFact[] = [
  { key: 'vacancy', name: '职位', of: (row) => row.vacancyName },
  {
    key: 'state',
    name: '阶段',
    of: (row) => (
      <StatusDot tone={stateTones[row.applicationState]}>
        {ApplicationState.labels[row.applicationState]}，{shownTime(row.stageAt)}
      </StatusDot>
    ),
  },
  {
    key: 'match',
    name: '匹配度',
    of: (row) => (row.reasons.length > 0 ? `${row.percent}%：${reasonsText(row.reasons)}` : none('没有可以比的')),
  },
];

const after: readonly CompareFact[] = [
  {
    key: 'education',
    name: '教育',
    of: ({ education }) =>
      lines(education && education.map((one) => joined(one.schoolName, one.major, one.degreeName)), '没有写'),
  },
  {
    key: 'work',
    name: '工作',
    of: ({ work }) => lines(work && work.map((one) => joined(one.companyName, one.position)), '没有写'),
  },
  { key: 'projects', name: '项目', of: ({ projects }) => lines(projects, '没有写') },
  { key: 'honors', name: '证书与荣誉', of: ({ honors }) => lines(honors, '还没有') },
  { key: 'scored', name: '面试评价', of: ({ scored }) => scoredText(scored) },
  {
    key: 'tags',
    name: '标签',
    of: ({ tags }) => (
      <span className={styles.tags}>
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    ),
  },
  { key: 'applied', name: '投递', of: (row) => shownTime(row.appliedAt) },
];

/** The rows in which these people are compared: every item that one of their vacancies asks for, every side of a portrait. */
export function compareFacts(people: readonly Compared[]): CompareFact[] {
  const abilities = new Map(people.flatMap((row) => row.abilities).map((one) => [one.abilityId, one.abilityName]));
  const axes = new Map(people.flatMap((row) => row.axes ?? []).map((one) => [one.key, one.name]));
  return [
    ...before,
    ...[...abilities].map(([id, name]) => ({ key: `ability ${id}`, name, of: abilityOf(id) })),
    ...[...axes].map(([key, name]) => ({ key: `axis ${key}`, name: `画像：${name}`, of: axisOf(key) })),
    ...after,
  ];
}

const abilityOf = (id: string) =>
  function Ability({ abilities, hasPortrait }: Compared): ReactNode {
    const item = abilities.find(({ abilityId }) => abilityId === id);
    if (!item) return none('这个职位没有要');
    if (hasPortrait === 0) return notHanded;
    const { mine, abilityLevel } = item;
    if (mine === null) return none(`还没有依据，要 ${abilityLevel} 级`);
    return `${mine} 级，要 ${abilityLevel} 级${mine >= abilityLevel ? '，够了' : `，差 ${abilityLevel - mine} 级`}`;
  };

const axisOf = (key: string) =>
  function Axis({ axes }: Compared): ReactNode {
    return axes?.find((axis) => axis.key === key)?.score ?? notHanded;
  };
