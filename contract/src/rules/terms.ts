import { lastDayOf } from './calendar.ts';
import type { TermDays } from './calendar.ts';
import { Semester } from './school.ts';

/** Two years that follow each other, such as 2026-2027. */
export const isSchoolYear = (text: string): boolean => {
  const [, from, to] = /^(20\d\d)-(20\d\d)$/.exec(text) ?? [];
  return Number(from) + 1 === Number(to);
};

/** 2026-2027 学年第一学期 */
export const termName = ({ schoolYear, semester }: { schoolYear: string; semester: Semester }): string =>
  `${schoolYear} 学年${Semester.labels[semester]}`;

/**
 * The semester that a day belongs to: the one it is in, else the next to come, else the last there was.
 * @param terms the latest first
 */
export function termAt<T extends TermDays>(terms: readonly T[], day: string): T | undefined {
  const within = terms.find((term) => term.beginOn <= day && day <= lastDayOf(term));
  return within ?? terms.findLast(({ beginOn }) => beginOn > day) ?? terms[0];
}
