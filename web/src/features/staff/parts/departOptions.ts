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
