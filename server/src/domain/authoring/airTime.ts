import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { LiveState } from '#contract/rules/liveStates.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { course } from '../../db/schema/course.ts';

interface Lesson {
  startTime: string | null;
  minutes: number | null;
}

const USUAL_MINUTES = 60;

/** When a live course is next on air, from its lessons; one that is on air now stays so. Nothing for other courses. */
export function airTimeOf(
  { courseCategory, liveStatus }: typeof course.$inferSelect,
  lessons: readonly Lesson[],
  now: Date,
): Partial<typeof course.$inferInsert> {
  if (courseCategory !== CourseCategory.live || liveStatus === LiveState.onAir) return {};
  const times = lessons
    .flatMap(({ startTime, minutes }) => (startTime ? [{ startTime, minutes: minutes ?? USUAL_MINUTES }] : []))
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  const next = times.find(({ startTime }) => startTime > wireTime(now));
  const shown = next ?? times.at(-1);
  if (!shown) return { liveStatus: LiveState.done };
  return {
    startTime: shown.startTime,
    endTime: wireTimeIn(momentOf(shown.startTime), shown.minutes * 60),
    liveStatus: next ? LiveState.toCome : LiveState.done,
  };
}
