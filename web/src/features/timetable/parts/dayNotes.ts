import { daysBetween, weekdayOf } from '#contract/rules/calendar.ts';
import { DayKind } from '#contract/rules/school.ts';
import { shortDay, weekdayName } from '../../../shared/timetable/weekLesson.ts';

interface Differing {
  day: string;
  dayKind: DayKind;
  dayName: string;
  follows: string | null;
}

/** What the calendar says about a week, in sentences: 国庆节，10.1 – 10.4 放假. */
export function dayNotes(days: readonly Differing[]): string[] {
  const off: { name: string; from: string; to: string }[] = [];
  for (const { day, dayKind, dayName } of days) {
    if (dayKind !== DayKind.holiday) continue;
    const last = off.at(-1);
    if (last?.name === dayName && daysBetween(last.to, day) === 1) last.to = day;
    else off.push({ name: dayName, from: day, to: day });
  }
  const worked = days.filter(({ dayKind }) => dayKind === DayKind.shifted);
  return [
    ...off.map(
      ({ name, from, to }) => `${name}，${from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`} 放假`,
    ),
    ...worked.map(({ day, follows }) =>
      follows === null ? `${dayText(day)}照常上课` : `${dayText(day)}上 ${dayText(follows)}的课`,
    ),
  ];
}

const dayText = (day: string): string => `${shortDay(day)}（${weekdayName(weekdayOf(day) - 1)}）`;
