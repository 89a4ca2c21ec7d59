import { CourseCategory } from './courseCategories.ts';
import { OrderState } from './orders.ts';

/** How sold orders are told apart by what was sold. */
export const saleProducts = {
  all: { name: '全部', categories: CourseCategory.values },
  vod: { name: '录播课', categories: [CourseCategory.recorded, CourseCategory.both] },
  live: { name: '直播课', categories: [CourseCategory.live] },
  resource: { name: '资料与文库', categories: [CourseCategory.resource, CourseCategory.library] },
} as const satisfies Record<string, { name: string; categories: readonly CourseCategory[] }>;

export type SaleProduct = keyof typeof saleProducts;

/** Orders that were paid, whatever became of them: the others are no sales. */
export const soldStates = [OrderState.paid, OrderState.refunding, OrderState.refunded] as const;

export type SoldState = (typeof soldStates)[number];

/** Sums go back so many days, today among them. */
export const saleDays = ['7', '30', '90'] as const;

export type SaleDays = (typeof saleDays)[number];
