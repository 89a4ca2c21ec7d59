import type { RouteConfigEntry } from '@react-router/dev/routes';
import { index, layout, route } from '@react-router/dev/routes';
import type { LayoutName, PageEntry } from '../kit/page.ts';
import { pages } from './table.ts';

const layoutFiles: Record<LayoutName, string> = {
  account: '../layouts/AccountLayout.tsx',
  activity: '../layouts/ActivityLayout.tsx',
  admin: '../layouts/AdminLayout.tsx',
  blank: '../layouts/BlankLayout.tsx',
  blog: '../layouts/BlogLayout.tsx',
  default: '../layouts/DefaultLayout.tsx',
  fill: '../layouts/FillLayout.tsx',
};

/** The router's table, made from ours: pages grouped below their layouts, everything else is the 404 page. */
export default [
  ...(Object.keys(layoutFiles) as LayoutName[]).flatMap((name) => {
    const members = pages.filter((page) => page.layout === name);
    return members.length === 0 ? [] : [layout(layoutFiles[name], { id: `layout-${name}` }, members.map(entryOf))];
  }),
  route('*', 'NotFound.tsx', { id: 'not-found' }),
] satisfies RouteConfigEntry[];

function entryOf(page: PageEntry): RouteConfigEntry {
  const file = `../${page.file}`;
  if (page.path === '/') return index(file, { id: page.path });
  return route(page.path.slice(1), file, { id: page.path, caseSensitive: true });
}
