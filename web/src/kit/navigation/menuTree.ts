import type { OutputOf } from '#contract/kit/schema.ts';
import type { listLoginUserMenu } from '#contract/system/authMenu.ts';
import { places } from './destinations.ts';
import { isWithin } from './sections.ts';

export type SideMenuNode = OutputOf<typeof listLoginUserMenu.output>['menu'][number];

/** The menu without entries whose page there is not, disabled or not; groups left empty go. */
export function builtMenu(menu: readonly SideMenuNode[], isBuilt: (path: string) => boolean): SideMenuNode[] {
  return menu.flatMap((node) => {
    const children = builtMenu(node.children, isBuilt);
    const stays = children.length > 0 || (node.url !== '' && isBuilt(node.url));
    return stays ? [{ ...node, children }] : [];
  });
}

/** Above every menu, whatever the role holds: the overview of the centre. */
export const overviewEntry: SideMenuNode = {
  menuName: '概览',
  menuCode: 'overview',
  url: places.overview,
  icon: 'overview',
  isDisabled: 0,
  children: [],
};

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

/**
 * From the group down to the entry the page belongs to, or its form does, or the page beside it does when it is the only
 * one there (/account/collection/…); empty when the menu does not have it.
 */
export function trailTo(menu: readonly SideMenuNode[], pathname: string): SideMenuNode[] {
  const trails = allTrails(menu);
  const pathOf = (trail: SideMenuNode[]) => trail.at(-1)!.url.split(/[?#]/, 1)[0]!;
  const within = trails.filter((trail) => isAtOrBelow(pathname, pathOf(trail)));
  const deepest = within.sort((a, b) => b.at(-1)!.url.length - a.at(-1)!.url.length || b.length - a.length)[0];
  const form = trails.find((trail) => pathOf(trail) === `${pathname}Form`);
  const beside = trails.filter(
    (trail) => isFolder(folderOf(pathname)) && folderOf(pathOf(trail)) === folderOf(pathname),
  );
  return deepest ?? form ?? (beside.length === 1 ? beside[0]! : []);
}

/** Every page of the account lies below the overview, and none belongs to it. */
const isAtOrBelow = (pathname: string, path: string): boolean =>
  path === places.overview ? pathname === path : path !== '' && isWithin(pathname, path);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Something below the account itself. */
const isFolder = (folder: string): boolean => folder.split('/').length > 2;

function allTrails(menu: readonly SideMenuNode[]): SideMenuNode[][] {
  return menu.flatMap((node) => [[node], ...allTrails(node.children).map((trail) => [node, ...trail])]);
}

/** The entries of a menu without their groups. */
export const leavesOf = (menu: readonly SideMenuNode[]): SideMenuNode[] =>
  menu.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]));
