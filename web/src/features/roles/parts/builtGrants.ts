import type { GrantEntry } from '#contract/system/authMenu.ts';
import { MenuType } from '#contract/rules/menuTypes.ts';
import type { IsBuilt } from '../../../kit/builtRoutes.ts';

/** The tree without entries whose page there is not; directories left empty go. */
export const builtGrants = (tree: readonly GrantEntry[], isBuilt: IsBuilt): GrantEntry[] =>
  tree.flatMap((entry) => {
    if (entry.menuType === MenuType.entry) return isBuilt(entry.url) ? [entry] : [];
    const children = builtGrants(entry.children, isBuilt);
    return entry.menuType === MenuType.button || children.length > 0 ? [{ ...entry, children }] : [];
  });
