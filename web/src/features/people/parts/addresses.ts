import { listSpec } from '../../../kit/list/listAddress.ts';

export const lecturerSpec = listSpec({ filters: { tag: '', name: '' } });

/** What learners said of a lecturer's courses. */
export const ratingSpec = listSpec({});

/** The courses of one person or organization. */
export const shelfSpec = listSpec({ sorts: ['default', 'new', 'hot'] });
