import type { InputOf } from '#contract/kit/schema.ts';
import type * as desk from '#contract/startup/programmeDesk.ts';

/** What the form of a programme sends; its days are around the clock of the tests (November 2026). */
export const programmeForm = (more: object = {}): InputOf<typeof desk.publish.input> => ({
  title: '春芽征集',
  intro: '给刚做出第一版的团队',
  whom: '做出了第一版、有人在用的项目。',
  offers: '半年免租的工位，每月一次导师。',
  regionCode: '420111',
  startFields: [],
  applyFrom: '2026-11-20',
  applyUntil: '2026-11-30',
  readUntil: '2026-12-10',
  places: 2,
  spread: 15,
  questions: [
    { id: 'q1', title: '最想验证的一件事', note: '', kind: 2, isRequired: 1, choices: [] },
    { id: 'q2', title: '每周能投入几小时', note: '全队加起来', kind: 3, isRequired: 1, choices: [] },
    { id: 'q3', title: '想要哪样支持', note: '', kind: 4, isRequired: 0, choices: ['工位', '导师'] },
  ],
  criteria: [
    { id: 'need', title: '问题真不真', note: '说得出是谁、多久一次', weight: 60, least: 1, most: 5 },
    { id: 'way', title: '做法行不行', note: '', weight: 40, least: 0, most: 10 },
  ],
  ...more,
});

export const answersTo = (value = '食堂愿不愿意提前一天看数字') => [
  { id: 'q1', value },
  { id: 'q2', value: '20' },
  { id: 'q3', value: '工位' },
];

export const FEEDBACK = '问题说得很清楚，建议先在一间食堂连续试四周，再把数字补进来。';
