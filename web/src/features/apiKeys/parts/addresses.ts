import { listSpec } from '../../../kit/list/listAddress.ts';

/** What the list of keys keeps in the address: its page. */
export const keyList = listSpec({});
