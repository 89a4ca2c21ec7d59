import { ratingSorts } from '#contract/rules/ratingSorts.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

/** What the comments of a detail page keep in the address. */
export const commentList = listSpec({ sorts: ratingSorts });
