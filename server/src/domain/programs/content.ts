import { NONE } from '#contract/rules/id.ts';
import type { ProgramContent } from '#contract/rules/programs.ts';

/** A plan of which only the name is written. */
export const emptyProgram = (programName: string): ProgramContent => ({
  programName,
  typicalPositionId: NONE,
  intro: '',
  openDate: '',
  endDate: '',
  seats: 0,
  items: [],
  stages: [],
});

export const sumsOf = ({ stages }: Pick<ProgramContent, 'stages'>) => ({
  hours: stages.reduce((sum, { hours }) => sum + hours, 0),
  credit: stages.reduce((sum, { credit }) => sum + credit, 0),
  stageCount: stages.length,
  courseCount: stages.flatMap(({ courseIds }) => courseIds).length,
});

export interface Missing {
  /** The step of the wizard, 1 to 4, and the field of it. */
  step: number;
  path: string;
  message: string;
}

/** What is not ready to be handed in. */
export function missingIn({ typicalPositionId, intro, openDate, endDate, items, stages }: ProgramContent): Missing[] {
  const at = (step: number, path: string, isMissing: boolean, message: string): Missing[] =>
    isMissing ? [{ step, path, message }] : [];
  const isSwapped = openDate !== '' && endDate !== '' && openDate > endDate;
  return [
    ...at(1, 'typicalPositionId', typicalPositionId === NONE, '请选择它通向的典型岗位'),
    ...at(1, 'intro', intro === '', '请写一句话说明'),
    ...at(1, 'endDate', isSwapped, '结束的日子早于开放的日子'),
    ...at(2, 'items', items.length === 0, '请至少选 1 个能力项'),
    ...at(3, 'stages', stages.length === 0, '请至少排一个阶段'),
    ...stages.flatMap(({ courseIds, testIds, hours }, index) => [
      ...at(
        3,
        `stages.${index}.courseIds`,
        courseIds.length + testIds.length === 0,
        `第 ${index + 1} 阶段还没有课程或测评`,
      ),
      ...at(3, `stages.${index}.hours`, hours === 0, `第 ${index + 1} 阶段还没有学时`),
    ]),
  ];
}
