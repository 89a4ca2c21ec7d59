import { firstPage } from '../../kit/navigation/menuTree.ts';
import type { SideMenuNode } from '../../kit/navigation/menuTree.ts';

export interface Crumb {
  label: string;
  to?: string;
}

/** Centre, menu group, menu entry, page. Everything above the page is a link; a name is never said twice in a row. */
export function crumbsOf(
  centre: string,
  menu: readonly SideMenuNode[],
  trail: readonly SideMenuNode[],
  page: { title: string; pathname: string },
): Crumb[] {
  const links = [
    { label: centre, to: firstPage(menu) },
    ...trail.map((node) => ({ label: node.menuName, to: node.url || firstPage(node.children) })),
  ].filter(({ to }) => to !== undefined);
  const entry = trail.at(-1)?.url;
  // The menu may lead to the form; the page that views it has this name too.
  const isEntry = entry === page.pathname || entry === `${page.pathname}Form`;
  const above = isEntry ? links.slice(0, -1) : links.filter(({ label }) => label !== page.title);
  return [...above, { label: isEntry ? trail.at(-1)!.menuName : page.title }].filter(({ label }) => label !== '');
}
