import { isId } from '#contract/rules/id.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { missing } from '../../../kit/answerOr.ts';

/** Query name of the course whose figures these are. */
export const COURSE = 'courseId';

export const figureTabs = ['periods', 'learners', 'tools'] as const;

export const periodList = listSpec({ filters: { [COURSE]: '' } });

export const learnerOrders = ['recent', 'progress', 'progressUp'] as const;

export const learnerList = listSpec({ filters: { [COURSE]: '', keyword: '', sort: '' } });

export const toolMarkList = listSpec({ filters: { [COURSE]: '', keyword: '' } });

export const figuresPath = (courseId: string): string => `/account/vod/statistics?${COURSE}=${courseId}`;

export const figuresTabPath = (courseId: string, tab: (typeof figureTabs)[number]): string =>
  `/account/vod/statisticsTabs?${COURSE}=${courseId}${tab === 'periods' ? '' : `&tab=${tab}`}`;

/** The course the address names. @throws the 404 page */
export function courseIn(request: Request): string {
  const courseId = new URL(request.url).searchParams.get(COURSE) ?? '';
  if (!isId(courseId)) throw missing();
  return courseId;
}
