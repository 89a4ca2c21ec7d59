import type { Program, update } from '#contract/course/programDesk.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { call } from '../../../kit/call.ts';
import { useSavedDraft } from '../../../shared/abilities/useSavedDraft.ts';
import type { Draft } from '../../../shared/abilities/useSavedDraft.ts';
import { updateProgram } from './calls.ts';

/** What the wizard writes, with the names around it. */
export type Written = Pick<
  Program,
  | 'programName'
  | 'typicalPositionId'
  | 'typicalPositionName'
  | 'intro'
  | 'openDate'
  | 'endDate'
  | 'seats'
  | 'items'
  | 'stages'
>;

const writtenOf = (program: Program): Written => {
  const { programName, typicalPositionId, typicalPositionName, intro, openDate, endDate, seats, items, stages } =
    program;
  return { programName, typicalPositionId, typicalPositionName, intro, openDate, endDate, seats, items, stages };
};

/** The same as the call takes it. */
const wishOf = ({
  items,
  stages,
  typicalPositionName: _name,
  ...facts
}: Written): Omit<InputOf<typeof update.input>, 'id' | 'revision'> => ({
  ...facts,
  items: items.map(({ id, abilityLevel, weight }) => ({ abilityId: id, abilityLevel, weight })),
  stages: stages.map(({ courses, tests, ...stage }) => ({
    ...stage,
    courseIds: courses.map(({ id }) => id),
    testIds: tests.map(({ id }) => id),
  })),
});

/** The plan that somebody writes (`useSavedDraft`). */
export const useProgramDraft = (program: Program): ProgramDraft =>
  useSavedDraft({
    name: `program:${program.id}`,
    server: { revision: program.revision, written: writtenOf(program) },
    wishOf,
    save: async (revision, wish) =>
      call(await updateProgram(), { id: program.id, revision, ...wish }, { isShowErrTip: false }),
  });

export type ProgramDraft = Draft<Written>;
