import { listSpec } from '../../../kit/list/listAddress.ts';

/** What the address of the list of people keeps. */
export const peopleList = listSpec({
  filters: {
    keyword: '',
    type: ['all', '0', '1', '2', '3', '4', '5'],
    status: ['all', '1', '0'],
  },
});
