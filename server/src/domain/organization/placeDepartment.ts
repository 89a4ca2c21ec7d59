import { and, asc, eq, max, ne, sql } from 'drizzle-orm';
import { DEPARTMENT_DEPTH, DEPARTMENT_LIMIT, depthOf, isWithin } from '#contract/rules/departments.ts';
import { DEPART_INTO_ITSELF, DEPART_LIMIT, DEPART_NAME_TAKEN, DEPART_TOO_DEEP } from '#contract/user/orgFailures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDepartment } from '../../db/schema/organization.ts';
import { fail } from '../../kit/fail.ts';
import { findDepartment, headOf, pathOfParent, subtreeOf } from './findDepartment.ts';
import type { DepartmentRow } from './findDepartment.ts';
import { oneInOrganization } from './oneInOrganization.ts';
import { ownDepartments } from './policies.ts';
import type { Staff } from './policies.ts';

interface NewDepartment {
  parentId: string;
  departName: string;
  headUserNo: string;
}

/** Adds a department at the end of its siblings and returns its id. */
export async function addDepartment(db: Db, user: Staff, wanted: NewDepartment): Promise<string> {
  const { parentId, departName } = wanted;
  await oneInOrganization(db, user.orgNo);
  const above = await pathOfParent(db, user, parentId);
  if (depthOf(above) + 1 > DEPARTMENT_DEPTH) throw fail(DEPART_TOO_DEEP);
  if ((await db.$count(orgDepartment, ownDepartments(user))) >= DEPARTMENT_LIMIT) throw fail(DEPART_LIMIT);
  await mustBeFree(db, user.orgNo, { parentId, departName });
  const id = sql`nextval('ids')`;
  const [row] = await db
    .insert(orgDepartment)
    .values({
      id,
      orgNo: user.orgNo,
      parentId,
      departName,
      path: sql`${above} || currval('ids') || '/'`,
      headUserNo: await headOf(db, user, wanted.headUserNo),
      sort: await nextSort(db, user.orgNo, parentId),
    })
    .returning({ id: orgDepartment.id });
  return row!.id;
}

/** Gives a department another name or head; returns it as it was. */
export async function editDepartment(
  db: Db,
  user: Staff,
  { id, departName, headUserNo }: Omit<NewDepartment, 'parentId'> & { id: string },
): Promise<DepartmentRow> {
  await oneInOrganization(db, user.orgNo);
  const row = await findDepartment(db, user, id);
  await mustBeFree(db, user.orgNo, { parentId: row.parentId, departName, except: id });
  const head = await headOf(db, user, headUserNo);
  await db
    .update(orgDepartment)
    .set({ departName, headUserNo: head, gmtModified: sql`now()` })
    .where(isOne(id));
  return row;
}

interface Move {
  id: string;
  parentId: string;
  beforeId?: string | undefined;
}

/** Moves a department with everything below it; returns it as it was. */
export async function moveDepartment(db: Db, user: Staff, { id, parentId, beforeId }: Move): Promise<DepartmentRow> {
  await oneInOrganization(db, user.orgNo);
  const row = await findDepartment(db, user, id);
  // Within the own siblings a branch may be ordered by whoever keeps just that branch.
  const above = parentId === row.parentId ? parentPath(row) : await pathOfParent(db, user, parentId);
  if (isWithin(above, row.path)) throw fail(DEPART_INTO_ITSELF);
  await mustBeFree(db, user.orgNo, { parentId, departName: row.departName, except: id });
  await hangBelow(db, row, `${above}${id}/`);
  await db
    .update(orgDepartment)
    .set({ parentId, gmtModified: sql`now()` })
    .where(isOne(id));
  await order(db, user.orgNo, { parentId, id, beforeId });
  return row;
}

/**
 * Gives a department, and with it everything below, another path.
 * @throws DEPART_TOO_DEEP when the lowest of them would lie below the last level
 */
export async function hangBelow(db: Db, row: Pick<DepartmentRow, 'orgNo' | 'path'>, path: string): Promise<void> {
  const levels = sql<number>`max(length(${orgDepartment.path}) - length(replace(${orgDepartment.path}, '/', '')))::int`;
  const [lowest] = await db.select({ levels }).from(orgDepartment).where(subtreeOf(row));
  if (lowest!.levels - 1 - depthOf(row.path) + depthOf(path) > DEPARTMENT_DEPTH) throw fail(DEPART_TOO_DEEP);
  await db
    .update(orgDepartment)
    .set({ path: sql`${path} || substr(${orgDepartment.path}, ${row.path.length + 1}::int)` })
    .where(subtreeOf(row));
}

interface Place {
  parentId: string;
  departName: string;
  except?: string;
}

/** @throws DEPART_NAME_TAKEN when a sibling has that name */
export async function mustBeFree(db: Db, orgNo: string, { parentId, departName, except }: Place): Promise<void> {
  const taken = and(
    childrenOf(orgNo, parentId),
    eq(orgDepartment.departName, departName),
    except === undefined ? undefined : ne(orgDepartment.id, except),
  );
  if ((await db.$count(orgDepartment, taken)) > 0) {
    throw fail(DEPART_NAME_TAKEN, `同一级已经有「${departName}」，请换一个名称`);
  }
}

export const isOne = (id: string) => eq(orgDepartment.id, id);

const childrenOf = (orgNo: string, parentId: string) =>
  and(eq(orgDepartment.orgNo, orgNo), eq(orgDepartment.parentId, parentId), enabled(orgDepartment));

const parentPath = ({ path, id }: DepartmentRow): string => path.slice(0, -`${id}/`.length);

async function nextSort(db: Db, orgNo: string, parentId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(orgDepartment.sort) })
    .from(orgDepartment)
    .where(childrenOf(orgNo, parentId));
  return (row?.last ?? 0) + 1;
}

/** Numbers the siblings anew with one of them before another, or last. */
async function order(db: Db, orgNo: string, { parentId, id, beforeId }: Move): Promise<void> {
  const rows = await db
    .select({ id: orgDepartment.id })
    .from(orgDepartment)
    .where(and(childrenOf(orgNo, parentId), ne(orgDepartment.id, id)))
    .orderBy(asc(orgDepartment.sort), asc(orgDepartment.id));
  const ids = rows.map((row) => row.id);
  const at = beforeId === undefined ? -1 : ids.indexOf(beforeId);
  ids.splice(at < 0 ? ids.length : at, 0, id);
  const ranked = sql`unnest(${sql.param(ids)}::bigint[]) with ordinality as ranked(id, rank)`;
  await db.execute(
    sql`update ${orgDepartment} set sort = ranked.rank from ${ranked} where ${orgDepartment.id} = ranked.id`,
  );
}
