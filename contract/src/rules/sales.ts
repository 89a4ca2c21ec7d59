import { daysBetween } from './calendar.ts';
import { CourseCategory } from './courseCategories.ts';
import { OrderState, ProductType } from './orders.ts';

interface SoldKind {
  name: string;
  productType?: ProductType;
  /** Of a course; of a plan that at least one of its courses is such a one. */
  categories?: readonly CourseCategory[];
}

const { course, program } = ProductType;
const recorded = [CourseCategory.recorded, CourseCategory.both];
const files = [CourseCategory.resource, CourseCategory.library];

/** How sold orders are told apart by what was sold. */
export const saleProducts = {
  all: { name: '全部' },
  vod: { name: '录播课', productType: course, categories: recorded },
  live: { name: '直播课', productType: course, categories: [CourseCategory.live] },
  resource: { name: '资料与文库', productType: course, categories: files },
  plan: { name: '全部方案', productType: program },
  planVod: { name: '有录播课的', productType: program, categories: recorded },
  planLive: { name: '有直播课的', productType: program, categories: [CourseCategory.live] },
  planResource: { name: '有资料与文库的', productType: program, categories: files },
} as const satisfies Record<string, SoldKind>;

export type SaleProduct = keyof typeof saleProducts;

export const soldKindOf = (product: SaleProduct): SoldKind => saleProducts[product];

/** Orders that were paid, whatever became of them: the others are no sales. */
export const soldStates = [OrderState.paid, OrderState.refunding, OrderState.refunded] as const;

export type SoldState = (typeof soldStates)[number];

/** Sums go back so many days, today among them. */
export const saleDays = ['7', '30', '90'] as const;

export type SaleDays = (typeof saleDays)[number];

/** Days that are named themselves, both included, are so many at most. */
export const MOST_SALE_DAYS = 366;

interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** Two days of this century, the later not before the other and not too far behind it; or none at all. */
export function isSaleSpan({ from, to }: Span): boolean {
  if (from === undefined || to === undefined) return from === to;
  const days = daysBetween(from, to);
  return from >= '2000-01-01' && to < '2100-01-01' && days >= 0 && days < MOST_SALE_DAYS;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The two days that an address names; nothing when they are none that can be asked for. */
export const spanIn = ({ from, to }: { from: string; to: string }): { from: string; to: string } | undefined =>
  isDay(from) && isDay(to) && isSaleSpan({ from, to }) ? { from, to } : undefined;
