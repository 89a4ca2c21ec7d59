import { ownFilms } from '#seed/data/courses/films.ts';
import type { OwnFilm } from '#seed/data/courses/films.ts';
import { seeded } from '#seed/art/seeded.ts';
import type { Lesson, Say } from './types.ts';

const TONES = 8;

/** The films of all class-hours that have sentences of their own: the title, then a picture for each sentence. */
export const ownLessons = (): Lesson[] => ownFilms().map(lessonOf);

function lessonOf({ key, course, chapterName, place: [chapter, period], of, title, says }: OwnFilm): Lesson {
  const first: Say = [title, period, [chapterName, `第 ${period} 讲，共 ${of} 讲`]];
  return {
    key,
    title,
    course: course.name,
    by: course.lecturer,
    tone: seeded(course.key)(TONES),
    steps: Array.from({ length: of }, (_, index) => `${chapter}.${index + 1}`),
    says: [first, ...says.map((text): Say => [text, period, linesOf(text)])],
  };
}

/** A sentence as it stands on the picture: a line for each of its parts, at most three. */
function linesOf(text: string): string[] {
  const parts = text.split(/(?<=[，；：])/).map((part) => part.replace(/[，；]$/, ''));
  if (parts.length <= 3) return parts;
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half).join('，'), parts.slice(half).join('，')];
}
