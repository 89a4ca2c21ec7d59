import { listSpec } from '../../../kit/list/listAddress.ts';

const IM = '/im';

export const imPath = (conversationId?: string, seq?: number): string =>
  conversationId === undefined ? IM : `${IM}?id=${conversationId}${seq === undefined ? '' : `&seq=${seq}`}`;

/** The queue of the operators, by `reportState`. */
export const reportList = listSpec({ filters: { state: ['1', '2', '3'] } });
