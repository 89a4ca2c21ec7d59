import { courses } from './all.ts';
import type { SeedCourse, SeedPeriod } from './types.ts';

/** A film that shows and says the sentences of one class-hour; made by seed/media. */
export interface OwnFilm {
  key: string;
  course: SeedCourse;
  chapterName: string;
  place: Place;
  /** How many class-hours the chapter has. */
  of: number;
  title: string;
  says: string[];
}

/** 3.2 is the second class-hour of the third chapter. */
export type Place = [chapter: number, period: number];

/** What a class-hour shows: the key of its media, an http address, nothing yet. */
export function shownIn(course: SeedCourse, place: Place, [, content]: SeedPeriod): string | undefined {
  const shown = told(content);
  return Array.isArray(shown) ? `${course.key}-${place.join('-')}` : shown;
}

const told = (content: SeedPeriod[1]) => (typeof content === 'object' && 'day' in content ? content.replay : content);

/** The films of all class-hours that have sentences. */
export const ownFilms = (): OwnFilm[] =>
  courses.flatMap((course) =>
    course.chapters.flatMap(({ name: chapterName, periods }, chapter) =>
      periods.flatMap((period, index): OwnFilm[] => {
        const says = told(period[1]);
        if (!Array.isArray(says)) return [];
        const place: Place = [chapter + 1, index + 1];
        const key = shownIn(course, place, period)!;
        return [{ key, course, chapterName, place, of: periods.length, title: period[0], says }];
      }),
    ),
  );
