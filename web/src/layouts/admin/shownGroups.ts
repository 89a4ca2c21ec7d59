import type { Action } from '#contract/rules/actions.ts';
import { isWithin } from '../../kit/navigation/sections.ts';
import type { AdminEntry, AdminGroup } from './entries.ts';

interface Holder {
  can(action: Action): boolean;
}

/** The groups with what this role may do and what there is a page for. */
export function shownGroups(groups: readonly AdminGroup[], role: Holder, built: readonly string[]): AdminGroup[] {
  return groups.flatMap(({ name, entries }) => {
    const shown = entries.filter(({ to, action }) => role.can(action) && built.includes(to));
    return shown.length > 0 ? [{ name, entries: shown }] : [];
  });
}

/** The entry a page belongs to: the closest above it. */
export function currentAdminEntry(groups: readonly AdminGroup[], pathname: string): AdminEntry | undefined {
  const above = groups.flatMap(({ entries }) => entries).filter(({ to }) => isWithin(pathname, to));
  return above.sort((a, b) => b.to.length - a.to.length)[0];
}
