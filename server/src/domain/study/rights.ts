import { and, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { OrderState, ProductType } from '#contract/rules/orders.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { userCourse } from '../../db/schema/study.ts';
import { written } from '../../db/written.ts';

/** What was paid for a course: by itself, with a plan, by their organization. The strongest first. */
const bought = ['order', 'program', 'seat'] as const;
export type Bought = (typeof bought)[number];

/** How a course is held for good; given back (`refunded`) is not among them. */
const lasting = [...bought, 'gift'] as const;

type Row = typeof userCourse.$inferSelect;

const isAmong = (sources: readonly string[], source: string): boolean => sources.includes(source);

export const isBought = (source: string): boolean => isAmong(bought, source);

/** Held for good: whoever takes it off their list has it still, and puts it back without paying once more. */
export const isLasting = (source: string): boolean => isAmong(lasting, source);

/** The same for a row that may end, at a moment. */
export const isKept = ({ source, expiresAt }: Pick<Row, 'source' | 'expiresAt'>, now: Date): boolean =>
  isLasting(source) && (expiresAt === null || expiresAt > wireTime(now));

/** How a course stands that was given back: off the list, and held by nothing. */
export const givenBack = { source: 'refunded', statusId: RowState.disabled } as const;

/** Of two ways to hold a course the better one is higher: for good, then what is on the list and has not ended. */
export function strengthOf(row: Pick<Row, 'source' | 'expiresAt' | 'statusId'>, now: Date): number {
  if (isKept(row, now)) return 4 + lasting.length - (lasting as readonly string[]).indexOf(row.source);
  if (row.statusId === RowState.disabled) return row.source === givenBack.source ? 0 : 1;
  if (row.expiresAt !== null && row.expiresAt <= wireTime(now)) return 2;
  return row.source === 'vip' ? 3 : 4;
}

/** Rows of people who have a course and keep it, on their list or not; a member's does not count. */
export const keeps = (now: Date) =>
  and(
    ne(userCourse.source, 'vip'),
    or(enabled(userCourse), inArray(userCourse.source, [...lasting])),
    or(isNull(userCourse.expiresAt), gt(userCourse.expiresAt, wireTime(now))),
  );

/**
 * What gives somebody these courses at this moment, the strongest of it for each: a row of `user_course` has room for one
 * source, and what gives a course beside that one must not go with it.
 */
export async function boughtRights(
  db: Db,
  userNo: string,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, Bought>> {
  if (courseIds.length === 0) return new Map();
  const ids = sql.param(courseIds);
  const isPaid = sql`o.user_no = ${userNo} and o.order_status in (${written(OrderState.paid)}, ${written(OrderState.refunding)})`;
  const { rows } = await db.execute<{ course_id: string; place: number }>(sql`
    select course_id::text, min(place)::int as place from (
      select o.product_id as course_id, 0 as place from trade_order o
        where ${isPaid} and o.product_type = ${written(ProductType.course)}
      union all
      select with_it.id::bigint, 1 from trade_order o
        cross join jsonb_array_elements_text(o.program_terms -> 'courseIds') as with_it (id)
        where ${isPaid} and o.product_type = ${written(ProductType.program)}
      union all
      select s.course_id, 2 from course_seat s where s.user_no = ${userNo}
    ) as rights where course_id = any(${ids}::bigint[]) group by course_id`);
  return new Map(rows.map((row) => [row.course_id, bought[row.place]!]));
}
