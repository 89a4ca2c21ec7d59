import type { OutputOf } from '#contract/kit/schema.ts';
import type { listLoginUserMenu } from '#contract/system/authMenu.ts';
import { isWithin } from '../header/sections.ts';

export type SideMenuNode = OutputOf<typeof listLoginUserMenu.output>['menu'][number];

/** The menu without entries whose page there is not, disabled or not; groups left empty go. */
export function builtMenu(menu: readonly SideMenuNode[], isBuilt: (path: string) => boolean): SideMenuNode[] {
  return menu.flatMap((node) => {
    const children = builtMenu(node.children, isBuilt);
    const stays = children.length > 0 || (node.url !== '' && isBuilt(node.url));
    return stays ? [{ ...node, children }] : [];
  });
}

/** Where an identity starts: the first entry that can be opened. */
export function firstPage(menu: readonly SideMenuNode[]): string | undefined {
  for (const node of menu) {
    if (node.isDisabled) continue;
    const below = firstPage(node.children);
    if (below) return below;
    if (node.url) return node.url;
  }
  return undefined;
}

/** From the group down to the entry the page belongs to; empty when the menu does not have it. */
export function trailTo(menu: readonly SideMenuNode[], pathname: string): SideMenuNode[] {
  const trails = allTrails(menu).filter((trail) => {
    const { url } = trail.at(-1)!;
    return url !== '' && isWithin(pathname, url.split(/[?#]/, 1)[0]!);
  });
  return trails.sort((a, b) => b.at(-1)!.url.length - a.at(-1)!.url.length || b.length - a.length)[0] ?? [];
}

function allTrails(menu: readonly SideMenuNode[]): SideMenuNode[][] {
  return menu.flatMap((node) => [[node], ...allTrails(node.children).map((trail) => [node, ...trail])]);
}

/** The entries of a menu without their groups. */
export const leavesOf = (menu: readonly SideMenuNode[]): SideMenuNode[] =>
  menu.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]));
