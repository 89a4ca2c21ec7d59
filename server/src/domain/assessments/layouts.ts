import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** What a layout contains that holds an item: `layout @> …`. */
export const holding = (itemId: SQLWrapper): SQL => sql`jsonb_build_object('sections', jsonb_build_array(
  jsonb_build_object('items', jsonb_build_array(jsonb_build_object('itemId', (${itemId})::text)))))`;

/** Whether a paper holds an item. */
export const holds = (layout: SQLWrapper, itemId: string): SQL => sql`${layout} @> ${holding(sql`${itemId}::bigint`)}`;

/** A paper with another version of the question of one item; its sections, its items and their order stay. */
export const layoutWith = (layout: SQLWrapper, itemId: string, versionId: string): SQL => sql`
  jsonb_set(${layout}, '{sections}', (
    select jsonb_agg(jsonb_set(part.it, '{items}', coalesce((
      select jsonb_agg(case when item.it ->> 'itemId' = ${itemId}::text
        then jsonb_set(item.it, '{versionId}', to_jsonb(${versionId}::text)) else item.it end order by item.at)
      from jsonb_array_elements(part.it -> 'items') with ordinality item (it, at)), '[]')) order by part.at)
    from jsonb_array_elements(${layout} -> 'sections') with ordinality part (it, at)))`;

/** The number of an item in a paper, as its candidate counts it. */
export const numberIn = (layout: SQLWrapper, itemId: string): SQL<number> => sql<number>`(
  select counted.no::int from (
    select item.it ->> 'itemId' as id, row_number() over (order by part.at, item.at) as no
    from jsonb_array_elements(${layout} -> 'sections') with ordinality part (it, at),
      jsonb_array_elements(part.it -> 'items') with ordinality item (it, at)) counted
  where counted.id = ${itemId}::text)`;
