import type { StartField } from '#contract/rules/startPolicies.ts';
import type { ProgrammeCriterion, ProgrammeQuestion } from '#contract/rules/startProgrammes.ts';

/** What the form of a programme begins with: a sheet that can be used as it is. */
export const blankProgramme = {
  id: '0',
  title: '',
  intro: '',
  whom: '',
  offers: '',
  regionCode: '',
  startFields: [] as StartField[],
  applyFrom: '',
  applyUntil: '',
  readUntil: '',
  places: 5,
  spread: 15,
  questions: [] as ProgrammeQuestion[],
  criteria: [
    { id: 'need', title: '问题真不真', note: '说得出是谁、多久遇到一次、现在怎么对付', weight: 30, least: 0, most: 10 },
    { id: 'way', title: '做法行不行', note: '做得出来，比现在的办法好在哪里', weight: 30, least: 0, most: 10 },
    {
      id: 'proof',
      title: '拿什么证明',
      note: '有人试过、有数字，没有就看打算怎么验证',
      weight: 25,
      least: 0,
      most: 10,
    },
    { id: 'team', title: '做不做得完', note: '计划一步一步，每步看得出做没做到', weight: 15, least: 0, most: 10 },
  ] as ProgrammeCriterion[],
};
