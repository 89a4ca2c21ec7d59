import * as z from 'zod';
import type { ZodType } from 'zod';

/** The two fields that every paged call takes. */
export const paging = {
  pageCurrent: z.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(20),
};

/** The answer of a paged call: one page of `item` and the totals. */
export const pageOf = <T extends ZodType>(item: T) =>
  z.object({
    list: z.array(item),
    totalCount: z.number().int(),
    /** 1: counting stopped at `totalCount`, there are more. */
    isMore: z.literal(1).optional(),
    totalPage: z.number().int(),
    pageCurrent: z.number().int(),
    pageSize: z.number().int(),
  });

export interface Page<T> {
  list: T[];
  totalCount: number;
  isMore?: 1 | undefined;
  totalPage: number;
  pageCurrent: number;
  pageSize: number;
}
