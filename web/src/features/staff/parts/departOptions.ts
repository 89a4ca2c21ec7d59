import type { Drop } from '../../../kit/drag/drop.ts';
import type { Department } from '#contract/user/orgDepart.ts';

/** Departments for a select, by their full names; those that are only seen cannot be chosen. */
export const departOptions = (departments: readonly Department[], isOff?: (one: Department) => boolean) =>
  departments.map((one) => ({
    value: one.id,
    label: one.fullName,
    disabled: !one.isWithinReach || isOff?.(one) === true,
  }));

/** A department and everything below it, in a list where those above come first. */
export function subtreeIds(departments: readonly Department[], id: string): Set<string> {
  const ids = new Set([id]);
  for (const one of departments) if (ids.has(one.parentId)) ids.add(one.id);
  return ids;
}

/** Where a department goes that was let go at another one; nowhere when that is a part of it. */
export function placeOf(departments: readonly Department[], id: string, { targetId, at }: Drop) {
  const target = departments.find((one) => one.id === targetId);
  if (!target || subtreeIds(departments, id).has(targetId)) return undefined;
  if (at === 'into') return { id, parentId: targetId };
  const { parentId } = target;
  const siblings = departments.filter((one) => one.parentId === parentId && one.id !== id);
  const beforeId = at === 'before' ? targetId : siblings[siblings.indexOf(target) + 1]?.id;
  return { id, parentId, ...(beforeId === undefined ? {} : { beforeId }) };
}
