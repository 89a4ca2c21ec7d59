import type { Schema } from '#contract/kit/schema.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';

/** The forms hold the names of what was chosen beside what the calls take. */
interface Facts<O> extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: O };
}

interface Planned {
  lessonCount: number;
  changeId: string;
}

interface Changed extends Planned {
  touched: number;
}

const api = () => import('#contract/user/orgStuSchedule.ts');

export const addSeries: LazyCall<Facts<unknown>, Facts<Planned>> = () => api().then(({ add }) => add);
export const moveLesson: LazyCall<Facts<unknown>, Facts<Changed>> = () => api().then(({ move }) => move);
export const cancelLesson: LazyCall<Facts<unknown>, Facts<Changed>> = () => api().then(({ remove }) => remove);
export const undoChange = () => api().then(({ undo }) => undo);
