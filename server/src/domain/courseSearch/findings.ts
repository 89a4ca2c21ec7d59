import type { FoundPlace } from '#contract/course/courseSearch.ts';
import { marksOf } from '../search/marks.ts';
import { fold } from '../search/words.ts';
import { excerptOf } from './excerpt.ts';
import type { Place } from './outline.ts';
import type { FoundBy } from './read.ts';

/** What was found in all places of a course. */
export interface Findings {
  /** By stored file. */
  sentences: FoundBy<{ startMs: number; words: string }>;
  /** By class-hour. */
  materials: FoundBy<{ id: string; words: string }>;
  notes: FoundBy<{ id: string; position: number; words: string }>;
}

/** What was found in one of them, its words marked, and how often. */
export function findingsAt(place: Place, all: Findings, words: string[]): { found: FoundPlace; count: number } {
  // Only what was sought is marked, not what sounds like it.
  const query = { key: '', words };
  const marked = (text: string) => ({ words: text, marks: marksOf(text, query) });
  const { mediaId, kind, id, number, title, fileType, opens } = place;
  const sentences = mediaId === null ? undefined : all.sentences.get(mediaId);
  const [materials, notes] = [all.materials.get(id), all.notes.get(id)];
  const lists = {
    materials: (materials?.rows ?? []).map((row) => ({ id: row.id, ...marked(row.words) })),
    notes: (notes?.rows ?? []).map((row) => ({ ...row, ...marked(excerptOf(row.words, query)) })),
    sentences: (sentences?.rows ?? []).map((row) => ({ position: row.startMs / 1000, ...marked(row.words) })),
  };
  const total = [materials, notes, sentences].reduce((sum, one) => sum + (one?.total ?? 0), 0);
  const shown = lists.materials.length + lists.notes.length + lists.sentences.length;
  const isNamed = words.every((word) => fold(title).includes(word));
  const titleMarks = isNamed ? marksOf(title, query) : [];
  const found = { kind, id, number, title, titleMarks, fileType, opens, ...lists, countMore: total - shown };
  return { found, count: total + (isNamed ? 1 : 0) };
}
