import type { Db } from '../../db/client.ts';
import { orgDepartment } from '../../db/schema/organization.ts';
import { departNames } from './departTree.ts';
import { reachableDepartments, seesWhole } from './policies.ts';
import type { Staff } from './policies.ts';

type Found = { id: string | null } | { reason: string };

/**
 * Finds departments by what people write: the full name with or without blanks, or the own name where it is the only
 * one. Two queries, however many names; only what the caller's role reaches is found.
 */
export async function departmentByName(db: Db, user: Staff): Promise<(name: string) => Found> {
  const ids = await idsByName(db, user.orgNo);
  const rows = await db.select({ id: orgDepartment.id }).from(orgDepartment).where(reachableDepartments(user));
  const reached = new Set(rows.map(({ id }) => id));
  return (name) => {
    if (name === '') return seesWhole(user) ? { id: null } : { reason: '请填写你管理的部门' };
    const found = ids.get(plain(name)) ?? [];
    if (found.length === 0) return { reason: `没有部门「${name}」` };
    if (found.length > 1) return { reason: `有 ${found.length} 个「${name}」，请写上级，如 教务处/教学科` };
    return reached.has(found[0]!) ? { id: found[0]! } : { reason: '不在你管理的范围里' };
  };
}

/** Under its full name, and under its own name. */
async function idsByName(db: Db, orgNo: string): Promise<Map<string, string[]>> {
  const names = [...(await departNames(db, orgNo))];
  const byOwn = Map.groupBy(names, ([, fullName]) => plain(fullName.split(' / ').at(-1)!));
  const own = [...byOwn].map(([name, same]): [string, string[]] => [name, same.map(([id]) => id)]);
  return new Map([...own, ...names.map(([id, fullName]): [string, string[]] => [plain(fullName), [id]])]);
}

const plain = (name: string): string => name.replaceAll(/\s/g, '').replaceAll('／', '/');
