import { CourseKind } from '#contract/rules/courseKinds.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

export const orgCourseList = listSpec({
  filters: { keyword: '', lecturer: '', state: ['', '0', '1', '2', '3'], shelf: ['', '1', '0'] },
});

const { vod, live, online, resource, library, microvod, microcourse, classCourse } = CourseKind;

/** The pages of an organization's courses, each for one product; the first for all. */
export const products = {
  all: { label: '全部', to: '/account/organization/allcourselist', kinds: [] },
  vod: { label: '录播课', to: '/account/organization/vod', kinds: [vod, microvod, microcourse, online, classCourse] },
  live: { label: '直播课', to: '/account/organization/live', kinds: [live] },
  resource: { label: '资料与文库', to: '/account/organization/resource', kinds: [resource, library] },
} as const satisfies Record<string, { label: string; to: string; kinds: readonly CourseKind[] }>;

export type Product = keyof typeof products;
