/** Pages that share the ids of another page but are not in the site map themselves. */
const sameIdsAs: Readonly<Record<string, string>> = {
  '/view/:id?': '/course/:id?',
  '/organizationdetail/:id?': '/organization/view/:id?',
};

/** What pages without content of their own are opened with. */
const queries: Readonly<Record<string, string>> = {
  '/login/bindingMobile': '?ticket=none', // without a ticket the link has expired, and the form is not there
  '/text': '?key=userAgreement',
  '/search/str': '?str=数据&type=1',
};

/** The query that a page of the route table needs to show something. */
export const queryOf = (path: string): string => queries[path] ?? '';

const PARAMETER = /:\w+\??/;

/** An address of the page with the first id the site map knows; undefined when it knows none and the page needs one. */
export function addressOf(path: string, listed: readonly string[]): string | undefined {
  if (!path.includes(':')) return path;
  const [example] = examplesOf(path, listed);
  if (example !== undefined) return path.replace(PARAMETER, example);
  return path.endsWith('?') ? path.replace(/\/:\w+\?$/, '') : undefined;
}

/** The parameters of all listed pages of this route. */
export const examplesOf = (path: string, listed: readonly string[]): string[] =>
  listed.flatMap((address) => parameterOf(sameIdsAs[path] ?? path, address) ?? []);

/** The parameter of an address of this route. */
export const parameterOf = (path: string, address: string): string | undefined =>
  new RegExp(`^${path.replace(PARAMETER, '([^/]+)')}$`).exec(address)?.[1];

/** Every path of the site map that is served at `origin`. */
export async function siteMapPaths(origin: string): Promise<string[]> {
  const locationsAt = async (path: string) => locationsOf(await (await fetch(origin + path)).text());
  const files = await locationsAt('/sitemap.xml');
  const listed = await Promise.all(files.map((file) => locationsAt(new URL(file).pathname)));
  return listed.flat().map((address) => new URL(address).pathname);
}

const locationsOf = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
