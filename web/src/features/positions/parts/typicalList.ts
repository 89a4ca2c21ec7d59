import { listSpec } from '../../../kit/list/listAddress.ts';

/** What the list of typical positions keeps in the address. */
export const typicalSpec = listSpec({
  filters: { field: '', industry: '', job: '', rank: ['', '1', '2', '3'], str: '' },
});
