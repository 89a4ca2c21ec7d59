import { overlaps } from '#contract/rules/periods.ts';
import type { WeekLesson } from './weekLesson.ts';
import { isHeld } from './weekLesson.ts';

export interface Lane {
  lane: number;
  /** How many stand beside each other there. */
  lanes: number;
}

/** What stands in a day: a lesson, or a free place. */
type Standing = Pick<WeekLesson, 'id' | 'fromBell' | 'toBell'>;

const inOrder = (a: Standing, b: Standing) => a.fromBell - b.fromBell || b.toBell - a.toBell || (a.id < b.id ? -1 : 1);

/** Where in its column each of a day stands: those at the same time side by side. */
export function lanesOf(lessons: readonly Standing[]): Map<string, Lane> {
  const found = new Map<string, Lane>();
  let group: Standing[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { id } of group) found.get(id)!.lanes = ends.length;
    group = [];
    ends = [];
  };
  for (const lesson of lessons.toSorted(inOrder)) {
    if (ends.every((end) => end < lesson.fromBell)) close();
    const free = ends.findIndex((end) => end < lesson.fromBell);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = lesson.toBell;
    group.push(lesson);
    found.set(lesson.id, { lane, lanes: 1 });
  }
  close();
  return found;
}

/** The held lessons of one person's week that are at the same time as another. */
export function clashesOf(lessons: readonly WeekLesson[]): Set<string> {
  const held = lessons.filter(isHeld);
  const clashing = held.filter((one) =>
    held.some((other) => other.id !== one.id && other.day === one.day && overlaps(one, other)),
  );
  return new Set(clashing.map(({ id }) => id));
}
