import type { Schema } from '#contract/kit/schema.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';

/** Adding and correcting take the same fields, correcting the id as well. */
interface Facts extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown };
}

/** The writes of the page; their contracts come with the first press. */
export const addStudent: LazyCall<Facts, Schema> = () => import('#contract/user/orgStudent.ts').then((api) => api.save);
export const editStudent: LazyCall<Facts, Schema> = () =>
  import('#contract/user/orgStudent.ts').then((api) => api.update);
export const removeStudent = () => import('#contract/user/orgStudent.ts').then((api) => api.remove);
export const answerStudent = () => import('#contract/user/orgStudent.ts').then((api) => api.audit);
