import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { dayAfter, daysBetween } from '#contract/rules/calendar.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { ProductType } from '#contract/rules/orders.ts';
import type { SaleDays, SaleProduct } from '#contract/rules/sales.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { groups } from '#contract/trade/sale.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { pageAt } from '../../kit/paginate.ts';
import type { Owner } from '../wallet/owner.ts';
import { itsCourse, ofProduct, SHEET_ROWS } from './list.ts';
import { isAllBack, keptPrice, partOf } from './parts.ts';
import { soldBy } from './policies.ts';

export interface Wanted {
  days: SaleDays;
  /** Both or neither. */
  from?: string | undefined;
  to?: string | undefined;
  product: SaleProduct;
}

const DAY = 86_400_000;

/** The days that are summed up, the oldest first. */
export function daysOf({ days, from, to }: Wanted, now: Date): string[] {
  if (from !== undefined && to !== undefined)
    return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => dayAfter(from, at));
  return Array.from({ length: Number(days) }, (_, at) =>
    dayOf(new Date(now.getTime() - (Number(days) - 1 - at) * DAY)),
  );
}

const dayOf = (moment: Date): string => wireTime(moment).slice(0, 10);

const soldOn = (owner: Owner, { product }: Wanted, days: readonly string[]): SQL | undefined =>
  and(
    soldBy(owner),
    gte(tradeOrder.paidAt, `${days[0]!} 00:00:00`),
    lt(tradeOrder.paidAt, `${dayAfter(days.at(-1)!, 1)} 00:00:00`),
    ofProduct(product),
  );

const sumsOf = (owner: Owner) => ({
  countOrder: sql<number>`(count(*) filter (where not ${isAllBack}))::int`.as('count_order'),
  pricePaid: sql<string>`coalesce(sum(${keptPrice}), 0)`.as('paid'),
  lecturerProfit: sql<string>`coalesce(sum(${partOf(owner)}), 0)`.as('profit'),
});

const yuan = <T extends Record<'pricePaid' | 'lecturerProfit', string>>({ pricePaid, lecturerProfit, ...row }: T) => ({
  ...row,
  pricePaid: yuanOf(Number(pricePaid)),
  lecturerProfit: yuanOf(Number(lecturerProfit)),
});

/** What was sold on each of the last days, and together; of each what stays; what was given back is summed up apart. */
export async function saleSums(db: Db, owner: Owner, wanted: Wanted, now: Date) {
  const days = daysOf(wanted, now);
  const day = sql<string>`to_char(${tradeOrder.paidAt}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      ...sumsOf(owner),
      day: day.as('day'),
      countRefunded: sql<number>`(count(*) filter (where ${tradeOrder.priceBack} > 0))::int`,
      priceRefunded: sql<string>`coalesce(sum(${tradeOrder.priceBack}), 0)`,
    })
    .from(tradeOrder)
    .leftJoin(course, itsCourse)
    .where(soldOn(owner, wanted, days))
    .groupBy(day);
  const total = (of: (row: (typeof rows)[number]) => string | number): number =>
    rows.reduce((sum, row) => sum + Number(of(row)), 0);
  const byDay = new Map(rows.map(({ countRefunded: _count, priceRefunded: _price, ...row }) => [row.day, yuan(row)]));
  return {
    countOrder: total((row) => row.countOrder),
    pricePaid: yuanOf(total((row) => row.pricePaid)),
    lecturerProfit: yuanOf(total((row) => row.lecturerProfit)),
    countRefunded: total((row) => row.countRefunded),
    priceRefunded: yuanOf(total((row) => row.priceRefunded)),
    days: days.map((one) => byDay.get(one) ?? { day: one, countOrder: 0, pricePaid: 0, lecturerProfit: 0 }),
  };
}

const seatsOfIt = sql`(case when ${tradeOrder.productType} = ${ProductType.seats} then '（席位）' else '' end)`;

const groupings = {
  course: {
    key: sql<string>`concat(${tradeOrder.productType}, '-', ${tradeOrder.productId})`,
    name: sql<string>`coalesce(${course.courseName}, ${tradeOrder.productName} || ${seatsOfIt})`,
  },
  lecturer: {
    key: sql<string>`${tradeOrder.lecturerUserNo}::text`,
    name: sql<string>`coalesce(${lecturer.lecturerName}, '')`,
  },
};

/** The same by what was sold or by who taught it, who earned most first. */
function groupedBy(db: Db, owner: Owner, by: keyof typeof groupings, wanted: Wanted, now: Date) {
  const { key, name } = groupings[by];
  return db
    .select({ key: key.as('key'), name: sql<string>`min(${name})`.as('name'), ...sumsOf(owner) })
    .from(tradeOrder)
    .leftJoin(course, itsCourse)
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, tradeOrder.lecturerUserNo))
    .where(soldOn(owner, wanted, daysOf(wanted, now)))
    .groupBy(key);
}

const mostFirst = (by: keyof typeof groupings) => sql`profit desc, ${groupings[by].key}`;

export async function saleGroups(db: Db, owner: Owner, wanted: OutputOf<typeof groups.input>, now: Date) {
  const grouped = groupedBy(db, owner, wanted.by, wanted, now);
  const count = await db.$count(grouped.as('grouped'));
  const page = await pageAt(wanted, count, (limit, offset) =>
    grouped.orderBy(mostFirst(wanted.by)).limit(limit).offset(offset),
  );
  return { ...page, list: page.list.map(yuan) };
}

/** All of them, as many as a sheet holds. */
export const allGroups = async (db: Db, owner: Owner, by: keyof typeof groupings, wanted: Wanted, now: Date) =>
  (await groupedBy(db, owner, by, wanted, now).orderBy(mostFirst(by)).limit(SHEET_ROWS)).map(yuan);
