import { Nothing } from '#contract/kit/values.ts';
import { reindexSome } from '../domain/search/reindex.ts';
import type { Job } from '../kit/job.ts';
import { enqueue } from '../kit/job.ts';

/** Brings some of what an older release put into the search up to date, and leaves the rest to another run. */
export const reindexSearch: Job<typeof Nothing> = {
  name: 'reindexSearch',
  input: Nothing,
  attempts: 5,
  isAlone: true,
  key: () => 'next',
  async run({ db, log, clock }) {
    const documents = await reindexSome(db, clock());
    if (documents === 0) return;
    log.info({ documents }, 'search indexed anew');
    await enqueue(db, reindexSearch, {});
  },
};
