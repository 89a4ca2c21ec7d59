import { listSpec } from '../../../kit/list/listAddress.ts';

/** What the list of one's own typical positions keeps in the address. */
export const planList = listSpec({ filters: { state: ['', '3', '0', '1', '2'], keyword: '' } });
