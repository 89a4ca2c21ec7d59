import type { Db } from '../../db/client.ts';
import type { SessionUser } from '../../kit/context.ts';
import { pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { readerOf } from '../catalogue/standing.ts';
import { ownNotesIn } from '../notes/policies.ts';
import { runsOf } from '../search/words.ts';
import { findingsAt } from './findings.ts';
import type { Findings } from './findings.ts';
import { outlineOf } from './outline.ts';
import type { Place } from './outline.ts';
import { materialsIn, notesIn, sentencesIn } from './read.ts';

/** Of each kind in one class-hour: among all of them, and by itself. */
const EACH = 4;
const EACH_ALONE = 100;

interface Wish extends PageRequest {
  courseId: string;
  str: string;
  periodId?: string;
}

/**
 * What a course holds of the words, class-hour by class-hour. What is said and handed out is looked through where the
 * class-hour is open to this person (null: a guest); their own notes stay theirs, open or not.
 * @throws NOT_FOUND for a course that they may not see
 */
export async function findInCourse(db: Db, user: SessionUser | null, wish: Wish, now: Date) {
  const { courseId, str, periodId, ...request } = wish;
  const outline = await outlineOf(db, courseId, await readerOf(db, user, courseId, now));
  const isWanted = ({ kind, id }: Place) => periodId === undefined || (kind === 'period' && id === periodId);
  const places = outline.filter(isWanted);
  const words = runsOf(str).map(({ text }) => text);
  const whose = user && ownNotesIn(user, { courseId });
  const findings = await look(db, places, { words, whose, each: periodId === undefined ? EACH : EACH_ALONE });
  const hits = places.map((place) => findingsAt(place, findings, words)).filter(({ count }) => count > 0);
  const page = await pageAt(request, hits.length, async (limit, offset) =>
    hits.slice(offset, offset + limit).map(({ found }) => found),
  );
  return {
    ...page,
    countFound: hits.reduce((sum, { count }) => sum + count, 0),
    countClosed: places.filter(({ kind, isOpen }) => kind === 'period' && !isOpen).length,
  };
}

interface Look {
  words: string[];
  whose: ReturnType<typeof ownNotesIn> | null;
  each: number;
}

/** One statement for each kind, however many class-hours there are. */
async function look(db: Db, places: Place[], { words, whose, each }: Look): Promise<Findings> {
  const open = places.filter(({ isOpen }) => isOpen);
  const periodIds = open.map(({ id }) => id);
  const mediaIds = [...new Set(open.flatMap(({ mediaId }) => mediaId ?? []))];
  const [sentences, materials, notes] = await Promise.all([
    sentencesIn(db, mediaIds, words, each),
    materialsIn(db, periodIds, words, each),
    whose === null ? new Map<string, never>() : notesIn(db, whose, words, each),
  ]);
  return { sentences, materials, notes };
}
