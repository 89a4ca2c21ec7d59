import { sql } from 'drizzle-orm';
import { DEPARTMENT_LIMIT } from '#contract/rules/departments.ts';
import { department as fields } from '#contract/fields/people.ts';
import type { Db } from '../../db/client.ts';
import { orgDepartment } from '../../db/schema/organization.ts';
import { departNames } from '../organization/departTree.ts';

/** A path of departments as one text. */
export const pathText = (departments: readonly string[]): string => departments.join(' / ');

/**
 * Adds the departments that an organization lacks, with those above them; a statement for each level, however many there
 * are. What would be more than it may have is left out, as are names that are too long.
 * @returns how many were added; the caller holds the lock of the organization
 */
export async function addMissing(db: Db, orgNo: string, wanted: readonly (readonly string[])[]): Promise<number> {
  const ids = await idsByPath(db, orgNo);
  let room = DEPARTMENT_LIMIT - ids.size;
  let added = 0;
  const deepest = Math.max(0, ...wanted.map(({ length }) => length));
  for (let level = 1; level <= deepest && room > 0; level += 1) {
    const lacked = lackedAt(level, wanted, ids).slice(0, room);
    if (lacked.length === 0) continue;
    const rows = await addLevel(db, orgNo, lacked, ids);
    for (const { id, path } of rows) ids.set(path, id);
    room -= rows.length;
    added += rows.length;
  }
  return added;
}

/** The id of every department by its full name. */
export async function idsByPath(db: Db, orgNo: string): Promise<Map<string, string>> {
  return new Map([...(await departNames(db, orgNo))].map(([id, name]) => [name, id]));
}

/** Paths of one level that there are not, where what is above them is there. */
function lackedAt(
  level: number,
  wanted: readonly (readonly string[])[],
  ids: ReadonlyMap<string, string>,
): (readonly string[])[] {
  const paths = wanted.filter(({ length }) => length >= level).map((path) => path.slice(0, level));
  const byText = new Map(paths.map((path) => [pathText(path), path]));
  return [...byText.values()].filter((path) => {
    const isThere = ids.has(pathText(path));
    const hasAbove = level === 1 || ids.has(pathText(path.slice(0, -1)));
    return !isThere && hasAbove && path.at(-1)!.length <= fields.departName.max;
  });
}

async function addLevel(
  db: Db,
  orgNo: string,
  lacked: readonly (readonly string[])[],
  ids: ReadonlyMap<string, string>,
): Promise<{ id: string; path: string }[]> {
  const parents = lacked.map((path) => (path.length === 1 ? '0' : ids.get(pathText(path.slice(0, -1)))!));
  const names = lacked.map((path) => path.at(-1)!);
  const { rows } = await db.execute<{ id: string; nth: string }>(sql`
    with fresh as (
      select nextval('ids') as id, asked.* from unnest(${sql.param(parents)}::bigint[], ${sql.param(names)}::text[])
        with ordinality as asked(parent_id, depart_name, nth)
    ), added as (
      insert into ${orgDepartment} (id, org_no, parent_id, path, depart_name, sort)
      select fresh.id, ${orgNo}::bigint, fresh.parent_id, coalesce(above.path, '/') || fresh.id || '/', fresh.depart_name,
        10000 + fresh.nth
      from fresh left join ${orgDepartment} as above on above.id = fresh.parent_id
      returning id
    )
    select fresh.id::text as id, fresh.nth::text as nth from fresh join added on added.id = fresh.id`);
  return rows.map(({ id, nth }) => ({ id, path: pathText(lacked[Number(nth) - 1]!) }));
}
