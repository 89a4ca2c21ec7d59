import type { APIRequestContext } from '@playwright/test';
import { isGuarded } from '#contract/rules/guard.ts';
import { pages } from '#web/app/table.ts';
import type { PageEntry } from '#web/kit/page.ts';

/** One line of the route table, and an address under which it opens with the demo world's content. */
export interface OpenPage {
  path: string;
  address: string;
}

/** Pages that share the ids of another page but are not in the site map themselves. */
const sameIdsAs: Readonly<Record<string, string>> = {
  '/view/:id?': '/course/:id?',
  '/organizationdetail/:id?': '/organization/view/:id?',
};

/** What pages without content of their own are opened with. */
const queries: Readonly<Record<string, string>> = {
  '/text': '?key=userAgreement',
  '/search/str': '?str=数据&type=1',
};

/** Every public page of the route table. Parameters come from the site map; optional ones are left out when it has none. */
export async function publicPages(request: APIRequestContext): Promise<OpenPage[]> {
  const known = await listedPaths(request);
  return pages
    .filter(({ path }) => !isGuarded(path))
    .map(({ path }) => ({ path, address: addressOf(path, known) + (queries[path] ?? '') }));
}

/** What pages look like besides their first state: other tabs, and lists without a match. */
export async function otherStates(request: APIRequestContext): Promise<OpenPage[]> {
  const course = (await listedPaths(request)).find((path) => path.startsWith('/course/'))!;
  const tabs = ['outline', 'comments', 'materials'].map((tab) => `${course}?tab=${tab}`);
  return [...tabs, '/search/str?str=qzxv', '/list?tag=没有'].map((address) => ({ path: address, address }));
}

/** Rooms of an organization's staff; they are closed to learners. */
const staffRooms = /features\/(staff|roles|organization|logs|students)\//;

/** Pages about one row of somebody's; the journeys that make the row open them. */
const aboutOneRow = new Set(['/account/loglist/details', '/account/profile/worksdetail']);

const isRoom = ({ path, layout }: PageEntry): boolean =>
  isGuarded(path) && layout !== 'admin' && !path.includes(':') && !aboutOneRow.has(path);

/** The pages of a person's account that need no parameter; `course` is opened in those that are about one course. */
export const accountPages = (course: string): OpenPage[] =>
  pages
    .filter((page) => isRoom(page) && !staffRooms.test(page.file))
    .map(({ path, needsQuery }) => ({ path, address: needsQuery ? `${path}?courseId=${course}` : path }));

/** The pages of an organization's staff that need no parameter. */
export const staffPages = (): OpenPage[] =>
  pages.filter((page) => isRoom(page) && staffRooms.test(page.file)).map(({ path }) => ({ path, address: path }));

/** The pages of the operator's console that need no parameter. */
export const consolePages = (): string[] =>
  pages.filter(({ path, layout }) => layout === 'admin' && !path.includes(':')).map(({ path }) => path);

/** Every path of the site map. */
export async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const files = locationsOf(await (await request.get('/sitemap.xml')).text());
  const texts = await Promise.all(files.map(async (file) => (await request.get(new URL(file).pathname)).text()));
  return texts.flatMap(locationsOf).map((address) => new URL(address).pathname);
}

const locationsOf = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);

function addressOf(path: string, known: readonly string[]): string {
  if (!path.includes(':')) return path;
  const example = exampleOf(sameIdsAs[path] ?? path, known);
  if (example !== undefined) return path.replace(/:\w+\??/, example);
  if (!path.endsWith('?')) throw new Error(`the site map has no page for ${path}`);
  return path.replace(/\/:\w+\?$/, '');
}

/** The parameter of the first listed page of this route. */
function exampleOf(path: string, known: readonly string[]): string | undefined {
  const pattern = new RegExp(`^${path.replace(/:\w+\??/, '([^/]+)')}$`);
  for (const address of known) {
    const found = pattern.exec(address)?.[1];
    if (found) return found;
  }
  return undefined;
}
