// Not a literal: the table is data that only the running process reads, the server's types know nothing of the pages.
const table: string = '#web/app/table.ts';

/** The paths of the pages there are, as the page table writes them (`/terrace/:id?`). */
export async function builtRoutes(): Promise<ReadonlySet<string>> {
  const { pages } = (await import(table)) as { pages: readonly { path: string }[] };
  return new Set(pages.map(({ path }) => path));
}
