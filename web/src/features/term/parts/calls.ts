import type { Schema } from '#contract/kit/schema.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';

/** Adding and changing take the same fields, changing the id as well. */
interface Facts extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown };
}

/** The writes of the page; their contracts come with the first press. */
export const addTerm: LazyCall<Facts, Schema> = () => import('#contract/user/schoolTerm.ts').then((api) => api.save);
export const editTerm: LazyCall<Facts, Schema> = () => import('#contract/user/schoolTerm.ts').then((api) => api.update);
export const removeTerm = () => import('#contract/user/schoolTerm.ts').then((api) => api.remove);
export const addDays = () => import('#contract/user/schoolDay.ts').then((api) => api.save);
export const fillYear = () => import('#contract/user/schoolDay.ts').then((api) => api.fill);
export const editDay = () => import('#contract/user/schoolDay.ts').then((api) => api.update);
export const removeDays = () => import('#contract/user/schoolDay.ts').then((api) => api.remove);
export const saveBells = () => import('#contract/user/schoolBell.ts').then((api) => api.save);
export const addCampus: LazyCall<Facts, Schema> = () =>
  import('#contract/user/schoolRoom.ts').then((api) => api.saveCampus);
export const editCampus: LazyCall<Facts, Schema> = () =>
  import('#contract/user/schoolRoom.ts').then((api) => api.updateCampus);
export const removeCampus = () => import('#contract/user/schoolRoom.ts').then((api) => api.removeCampus);
export const addRoom: LazyCall<Facts, Schema> = () => import('#contract/user/schoolRoom.ts').then((api) => api.save);
export const editRoom: LazyCall<Facts, Schema> = () => import('#contract/user/schoolRoom.ts').then((api) => api.update);
export const disableRoom = () => import('#contract/user/schoolRoom.ts').then((api) => api.disable);
export const enableRoom = () => import('#contract/user/schoolRoom.ts').then((api) => api.enable);
