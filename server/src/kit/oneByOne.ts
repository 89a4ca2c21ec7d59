/** Rows a page at a time, each page behind the last row of the one before, so that those that stay as they are hide nobody. */
export async function* pagesOf<T>(size: number, behind: (last: T | undefined) => Promise<T[]>): AsyncGenerator<T> {
  let last: T | undefined;
  for (;;) {
    const rows = await behind(last);
    yield* rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}

/**
 * Does the work of each row by itself: one that fails stops none of those behind it.
 * @returns how many the work is done with; `false` of it says it is not
 * @throws the first failure, once all were tried
 */
export async function oneByOne<T>(
  rows: AsyncIterable<T> | Iterable<T>,
  work: (row: T) => Promise<boolean | void>,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for await (const row of rows)
    try {
      if ((await work(row)) !== false) done += 1;
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
  return done;
}
