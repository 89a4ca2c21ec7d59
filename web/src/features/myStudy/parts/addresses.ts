import { listSpec } from '../../../kit/list/listAddress.ts';

export const PAGE_SIZE = 10;

/** Lists whose address holds nothing but the page. */
export const plainList = listSpec({});

/** Collected vacancies, or those one applied for. */
export const jobList = listSpec({ filters: { show: ['', 'applied'] } });

export const courseTabs = ['studying', 'planned', 'finished', 'expired'] as const;
export const attentionTabs = ['lecturer', 'organization', 'blogger'] as const;
export const overviewTabs = ['overview', 'ledger'] as const;

/** Query name of the course that is looked at. */
export const COURSE = 'courseId';

/** The ledger, of the whole course or of one class-hour. */
export const ledgerList = listSpec({ filters: { periodId: '' } });

/** Sittings, of all courses or of one. */
export const trackList = listSpec({ filters: { [COURSE]: '' } });

/** Notes, of all courses or of one, or those with a word in them. */
export const noteList = listSpec({ filters: { [COURSE]: '', keyword: '' } });

export const overviewPath = (courseId: string, tab?: (typeof overviewTabs)[number]): string =>
  `/account/course/learnOverview?${COURSE}=${courseId}${tab && tab !== 'overview' ? `&tab=${tab}` : ''}`;
