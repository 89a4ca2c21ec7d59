import type { Schema } from '#contract/kit/schema.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';

/** What these pages send when somebody presses something; the contracts come with the first press. */
const info = () => import('#contract/exam/gradeInfo.ts');
const student = () => import('#contract/exam/gradeStudent.ts');
const apply = () => import('#contract/exam/gradeApplyRecord.ts');
const notice = () => import('#contract/exam/gradeNotice.ts');
const file = () => import('#contract/exam/gradeFile.ts');

/** Opening and changing a class take the same facts, changing the id as well. */
interface Facts extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown };
}

export const openGrade: LazyCall<Facts, Schema> = () => info().then((api) => api.save);
export const changeGrade: LazyCall<Facts, Schema> = () => info().then((api) => api.update);
export const disbandGrade = () => info().then((api) => api.disband);
export const renewCode = () => info().then((api) => api.codeRenew);
export const findGrade = () => info().then((api) => api.find);
export const joinGrade = () => student().then((api) => api.add);
export const quitGrade = () => student().then((api) => api.quit);
export const kickMembers = () => student().then((api) => api.kick);
export const setAdmins = () => student().then((api) => api.admin);
export const handOver = () => student().then((api) => api.handover);
export const editMember = () => student().then((api) => api.edit);
export const answerApplies = () => apply().then((api) => api.batch);
export const answerApply = () => apply().then((api) => api.audit);
export const ignoreApplies = () => apply().then((api) => api.ignore);
export const withdrawApply = () => apply().then((api) => api.withdraw);
export const publishNotice = () => notice().then((api) => api.save);
export const pinNotice = () => notice().then((api) => api.pin);
export const removeNotice = () => notice().then((api) => api.remove);
export const addFiles = () => file().then((api) => api.save);
export const openFile = () => file().then((api) => api.open);
export const removeFile = () => file().then((api) => api.remove);
export const listSpace = () => import('#contract/system/space.ts').then((api) => api.list);

export const dropExam = () => import('#contract/exam/gradeExam.ts').then((api) => api.del);
