/** Detail pages and the navigation entry they belong to. */
const sections = new Map([
  ['', '/'],
  ['index', '/'],
  ['course', '/list'],
  ['view', '/list'],
  ['listcopy', '/list'],
  ['livetx', '/live'],
  ['newlive', '/live'],
  ['typicalpositiondetail', '/typicalposition'],
  ['plandetail', '/typicalposition'],
  ['positiondetail', '/positionlist'],
  ['positioncompany', '/positionlist'],
  ['organization', '/organizationlist'],
  ['organizationdetail', '/organizationlist'],
]);

/** The navigation entry a page belongs to: its first part, or that of its list. */
export function sectionOf(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return sections.get(first) ?? `/${first}`;
}

/** Is the page this one or below it? */
export const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);

/** Which of the entries the page belongs to: the closest above it, else the one of its section. */
export function currentEntry(pathname: string, targets: readonly string[]): string | undefined {
  const above = targets.filter((target) => target !== '/' && isWithin(pathname, target));
  const closest = above.sort((a, b) => b.length - a.length)[0];
  return closest ?? targets.find((target) => target === sectionOf(pathname));
}

/** Specification, section 9: nav shows 5 items before more. */
export const NAV_SHOWN = 5;
