export type LayoutName = 'account' | 'activity' | 'admin' | 'blank' | 'blog' | 'default' | 'fill';

/** One line of the route table. Router, title, breadcrumb, hiding of header and footer, guard and keep-alive derive from it. */
export interface PageEntry {
  /** The literal path of the specification, with `:name` and `:name?`. */
  readonly path: string;
  /** Below web/src. */
  readonly file: string;
  readonly title: string;
  readonly layout: LayoutName;
  /** Kept mounted while the user is elsewhere within the same layout, under this name. */
  readonly keepAlive?: string;
  /** Has no content without a query, so its bare path is not listed for search engines. */
  readonly needsQuery?: boolean;
  /** Not for search engines. */
  readonly noindex?: boolean;
}

/** Declares the pages of a feature. The page module exports its own entry as `handle`. */
export const pages = <const T extends Record<string, PageEntry>>(table: T): T => table;

/** What a page module exports as `handle`: its entry, or, where it serves several addresses, the entry of each by its path. */
export type PageHandle = PageEntry | ((path: string) => PageEntry | undefined);

/** The entry of an open page; the router knows it by its path. */
export function entryOf(match: { id?: string; handle?: unknown } | undefined): PageEntry | undefined {
  const handle = match?.handle as PageHandle | undefined;
  return typeof handle === 'function' ? handle(match?.id ?? '') : handle;
}

/** The handle of a module that serves every page of the table that names its file. */
export const handleOf =
  (table: Readonly<Record<string, PageEntry>>): PageHandle =>
  (path) =>
    Object.values(table).find((page) => page.path === path);
