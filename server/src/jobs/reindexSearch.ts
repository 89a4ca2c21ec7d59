import { reindexSome } from '../domain/search/reindex.ts';
import type { Platform } from '../kit/context.ts';

/**
 * Brings what an older release put into the search up to date, some at a time, while the server already answers.
 * Returns the way to stop, which waits for the ones at hand; the next start goes on with the rest.
 */
export function reindexSearch({ db, log, clock }: Platform): () => Promise<void> {
  const stop = new AbortController();
  const work = async () => {
    let done = 0;
    for (let some = -1; some !== 0 && !stop.signal.aborted; done += some) some = await reindexSome(db, clock());
    if (done > 0) log.info({ documents: done }, 'search indexed anew');
  };
  const finished = work().catch((error: unknown) => log.error({ err: error }, 'indexing the search anew failed'));
  return async () => {
    stop.abort();
    await finished;
  };
}
