import { listSpec } from '../../../kit/list/listAddress.ts';

/** The tabs of one's own blog. */
export const ownTabs = ['articles', 'comments', 'collected', 'liked', 'followed', 'fans', 'settings'] as const;

/** The tabs of somebody's page. */
export const bloggerTabs = ['articles', 'asked', 'answered'] as const;

/** Lists that keep nothing but their page. */
export const plainList = listSpec({});

export const ownList = listSpec({ filters: { state: ['', '0', '1', '2', '3'] } });

/** The queue of the operators, by `reportState`. */
export const reportList = listSpec({ filters: { state: ['1', '2', '3'] } });

/** The queue of appeals, by `appealState`. */
export const appealStates = listSpec({ filters: { state: ['1', '2', '3'] } });
