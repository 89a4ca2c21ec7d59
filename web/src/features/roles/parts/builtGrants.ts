import type { GrantEntry } from '#contract/system/authMenu.ts';
import type { IsBuilt } from '../../../kit/builtRoutes.ts';

/** The tree without entries whose page there is not; directories left empty go. */
export const builtGrants = (tree: readonly GrantEntry[], isBuilt: IsBuilt): GrantEntry[] =>
  tree.flatMap((entry) => {
    if (entry.menuType === 2) return isBuilt(entry.url) ? [entry] : [];
    const children = builtGrants(entry.children, isBuilt);
    return entry.menuType === 3 || children.length > 0 ? [{ ...entry, children }] : [];
  });
