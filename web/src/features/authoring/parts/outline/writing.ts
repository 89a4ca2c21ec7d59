import type { DraftPeriod } from '#contract/course/draft.ts';
import type { Desk } from '../saving/desk.ts';
import { knownChapter, knownPeriod } from '../saving/lines.ts';
import type { Fields, RecordWriter } from '../saving/recordWriter.ts';
import type { OutlineStore } from './store.ts';

/** The writer of a chapter or class-hour that is shown; undefined when it is gone. */
export function writerOf(desk: Desk, store: OutlineStore, target: string): RecordWriter | undefined {
  const [kind, id] = target.split(':');
  const { chapters } = store.get();
  if (kind === 'chapter') {
    const chapter = chapters.find((one) => one.id === id);
    return chapter && desk.writerOf(target, () => knownChapter(chapter));
  }
  const period = periodIn(store, id ?? '');
  return period && desk.writerOf(target, () => knownPeriod(period));
}

export const periodIn = (store: OutlineStore, id: string): DraftPeriod | undefined =>
  store
    .get()
    .chapters.flatMap(({ periods }) => periods)
    .find((period) => period.id === id);

/** Writes on a record and shows it at once. */
export function writeOn(desk: Desk, store: OutlineStore, target: string, fields: Fields): void {
  writerOf(desk, store, target)?.write(fields);
  showOn(store, target, fields);
}

export function showOn(store: OutlineStore, target: string, fields: Fields): void {
  const [kind, id = ''] = target.split(':');
  if (kind === 'chapter') store.patchChapter(id, fields);
  if (kind === 'period') store.patchPeriod(id, fields);
}
