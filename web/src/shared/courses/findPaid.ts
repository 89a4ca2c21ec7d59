import { call } from '../../kit/call.ts';

const search = () => import('#contract/course/courseInfo.ts').then((api) => api.list);

/** Whose courses there are to choose from; without either everybody's. */
export type CourseScope = { orgNo?: string; lecturerUserNo?: string };

/** For choosers: courses of every kind that cost money, by the beginning of their name, the newest first. */
export async function findPaid(courseName: string, signal: AbortSignal, scope: CourseScope = {}) {
  const asked = { courseName, isFree: 0 as const, isAnyKind: 1 as const, sortType: 'new' as const, pageSize: 20 };
  return call(await search(), { ...asked, ...scope }, { signal, isShowErrTip: false });
}
