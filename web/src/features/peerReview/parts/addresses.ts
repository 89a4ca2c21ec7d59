import { isId } from '#contract/rules/id.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

export const OWN = '/mutualComment';
export const MANAGE = '/myguidance/mutualCommentManage';

export const ownTabs = ['todo', 'done', 'received'] as const;
export const manageTabs = ['reviews', 'appeals'] as const;

export const reviewPath = (id: string): string => `${OWN}?id=${id}`;
export const peerTaskPath = (id: string): string => `${MANAGE}?id=${id}`;

export const plainList = listSpec({});
export const taskList = listSpec({ filters: { stage: '', keyword: '' } });
export const reviewList = listSpec({ filters: { filter: ['0', '1', '2', '3', '4', '5', '6'], keyword: '' } });
export const appealList = listSpec({ filters: { state: ['0', '1', '2', '3'] } });

/** The row that the address names, if any. */
export function idIn(query: URLSearchParams): string | undefined {
  const id = query.get('id') ?? '';
  return isId(id) ? id : undefined;
}
