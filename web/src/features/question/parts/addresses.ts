import { listSpec } from '../../../kit/list/listAddress.ts';

/** The tabs of one's own questions. */
export const ownTabs = ['asked', 'answered', 'followed', 'collected', 'removed'] as const;

export const plain = listSpec({});
