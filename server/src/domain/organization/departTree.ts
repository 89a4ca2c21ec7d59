import { and, asc, count, eq } from 'drizzle-orm';
import { DEPARTMENT_LIMIT, depthOf } from '#contract/rules/departments.ts';
import type { Department } from '#contract/user/orgDepart.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDepartment, orgMember } from '../../db/schema/organization.ts';
import type { SessionUser } from '../../kit/context.ts';
import { ownDepartments, reachableDepartments } from './policies.ts';
import type { Staff } from './policies.ts';

/** Every department of the caller's organization with its people counted, each one after those above it. */
export async function departTree(db: Db, user: Staff): Promise<Department[]> {
  const rows = await rowsOf(db, user);
  const counts = await countsOf(db, user.orgNo);
  const reached = await reachedBy(db, user);
  const names = namesOf(rows);
  const inOrder = walk(rows, '0');
  const totals = new Map<string, number>();
  for (const row of inOrder.toReversed()) {
    const own = (totals.get(row.id) ?? 0) + (counts.get(row.id) ?? 0);
    totals.set(row.id, own);
    totals.set(row.parentId, (totals.get(row.parentId) ?? 0) + own);
  }
  return inOrder.map((row) => ({
    ...row,
    headName: row.headName ?? '',
    fullName: names.get(row.id)!,
    depth: depthOf(row.path),
    memberCount: counts.get(row.id) ?? 0,
    totalCount: totals.get(row.id) ?? 0,
    isWithinReach: reached.has(row.id),
  }));
}

/** The full name of every department of an organization by its id: 教务处 / 教学科. */
export async function departNames(db: Db, orgNo: string): Promise<Map<string, string>> {
  const { id, parentId, departName, path } = orgDepartment;
  const open = and(eq(orgDepartment.orgNo, orgNo), enabled(orgDepartment));
  return namesOf(await db.select({ id, parentId, departName, path }).from(orgDepartment).where(open));
}

interface Named {
  id: string;
  departName: string;
  path: string;
}

function namesOf(rows: readonly Named[]): Map<string, string> {
  const own = new Map(rows.map((row) => [row.id, row.departName]));
  return new Map(
    rows.map((row) => [
      row.id,
      row.path
        .split('/')
        .flatMap((id) => own.get(id) ?? [])
        .join(' / '),
    ]),
  );
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const rowsOf = (db: Db, user: SessionUser) =>
  db
    .select({
      id: orgDepartment.id,
      parentId: orgDepartment.parentId,
      path: orgDepartment.path,
      departName: orgDepartment.departName,
      headUserNo: orgDepartment.headUserNo,
      headName: orgMember.memberName,
    })
    .from(orgDepartment)
    .leftJoin(
      orgMember,
      and(eq(orgMember.orgNo, orgDepartment.orgNo), eq(orgMember.userNo, orgDepartment.headUserNo), enabled(orgMember)),
    )
    .where(ownDepartments(user))
    .orderBy(asc(orgDepartment.sort), asc(orgDepartment.id))
    .limit(DEPARTMENT_LIMIT);

async function countsOf(db: Db, orgNo: string): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ departmentId: orgMember.departmentId, count: count() })
    .from(orgMember)
    .where(and(eq(orgMember.orgNo, orgNo), enabled(orgMember)))
    .groupBy(orgMember.departmentId);
  return new Map(rows.map((row) => [row.departmentId, row.count]));
}

async function reachedBy(db: Db, user: SessionUser): Promise<Set<string>> {
  const rows = await db.select({ id: orgDepartment.id }).from(orgDepartment).where(reachableDepartments(user));
  return new Set(rows.map(({ id }) => id));
}

function walk(rows: readonly Row[], parentId: string): Row[] {
  const children = Map.groupBy(rows, (row) => row.parentId);
  const from = (id: string): Row[] => (children.get(id) ?? []).flatMap((row) => [row, ...from(row.id)]);
  return from(parentId);
}
