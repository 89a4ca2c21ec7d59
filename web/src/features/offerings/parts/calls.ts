import type { Schema } from '#contract/kit/schema.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';

/** Opening and changing take the same fields, opening the semester, changing the id. */
interface Facts extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown };
}

const api = () => import('#contract/course/courseClass.ts');

/** The calls of these pages; their contract comes with the first press. */
export const addOffering: LazyCall<Facts, Schema> = () => api().then(({ save }) => save);
export const editOffering: LazyCall<Facts, Schema> = () => api().then(({ update }) => update);
export const startOffering = () => api().then(({ start }) => start);
export const closeOffering = () => api().then(({ close }) => close);
export const reopenOffering = () => api().then(({ reopen }) => reopen);
export const removeOffering = () => api().then(({ remove }) => remove);
export const copyOfferings = () => api().then(({ copy }) => copy);
export const listOfferings = () => api().then(({ list }) => list);
export const findTeachers = () => api().then(({ teachers }) => teachers);
export const findGrades = () => api().then(({ grades }) => grades);
export const findCourses = () => api().then(({ courses }) => courses);
export const addStudents = () => api().then((calls) => calls.addStudents);
export const removeStudents = () => api().then((calls) => calls.removeStudents);
