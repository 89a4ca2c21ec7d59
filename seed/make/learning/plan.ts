import { seeded } from '#seed/art/seeded.ts';
import { courseComments } from '#seed/data/courseComments/all.ts';
import { learnerInterests } from '#seed/data/learnerInterests.ts';
import { linxiaoStudy } from '#seed/data/linxiaoStudy.ts';
import { staffStudy } from '#seed/data/staffStudy.ts';
import type { LoadedCourse } from './courses.ts';

/** Who takes a course and how far they are. */
export interface Enrolment {
  learner: string;
  course: LoadedCourse;
  /** Days before now. */
  joined: number;
  /** The last time they studied; not after it. */
  last: number;
  /** Class-hours watched to the end, from the beginning. */
  done: number;
  /** How much of the next one. */
  next: number;
  /** Days after now by which they mean to have finished. */
  due?: number;
}

export interface PlannedComment {
  course: LoadedCourse;
  author: string;
  text: string;
  /** 0 for none. */
  star: number;
  /** Days before now. */
  at: number;
  /** Index of the comment it answers, counted from the course's first; -1 for one of its own. */
  answers: number;
}

/** Comments in the order they were written; nobody writes before having registered (`age`: days since then). */
export function planComments(
  courses: ReadonlyMap<string, LoadedCourse>,
  age: ReadonlyMap<string, number>,
): PlannedComment[] {
  return Object.entries(courseComments).flatMap(([key, lines]) => {
    const course = courses.get(key)!;
    let at = course.seed.daysAgo * 0.92;
    let asked = -1;
    return lines.map((line, index): PlannedComment => {
      const [, answer, named, star = '0', text = ''] = /^(>?)(\w*) (?:(\d) )?(.+)$/u.exec(line)!;
      const author = named || course.seed.lecturer;
      at = Math.min(at * (answer ? 0.97 : 0.86), (age.get(author) ?? 999) - 0.5);
      if (!answer) asked = index;
      return { course, author, text, star: Number(star), at, answers: answer ? asked : -1 };
    });
  });
}

const shares = [0.15, 0.3, 0.45, 0.6, 0.8, 1];

/** Who comments takes the course; others follow their interests. */
export function planEnrolments(
  courses: ReadonlyMap<string, LoadedCourse>,
  comments: PlannedComment[],
  age: ReadonlyMap<string, number>,
): Enrolment[] {
  const first = new Map<string, number>();
  for (const { course, author, at } of comments)
    if (author !== course.seed.lecturer && !first.has(`${author} ${course.seed.key}`))
      first.set(`${author} ${course.seed.key}`, at);
  const others = Object.keys(learnerInterests).flatMap((learner) =>
    [...courses.values()].flatMap((course) => {
      const commented = first.get(`${learner} ${course.seed.key}`);
      const pick = seeded(`${learner} ${course.seed.key}`);
      if (commented === undefined && pick(100) >= chanceOf(learner, course)) return [];
      return enrolmentOf(learner, course, pick, { age: age.get(learner)!, commented });
    }),
  );
  return [...others, ...linxiao(courses), ...staff(courses)];
}

function chanceOf(learner: string, { field, seed }: LoadedCourse): number {
  const place = learnerInterests[learner]!.indexOf(field);
  const known = (seed.sort ?? 0) >= 60 ? 14 : 0;
  if (seed.kind === 2) return 16 + known / 2;
  if (seed.kind > 3) return 10;
  return known + (place === 0 ? 52 : place > 0 ? 34 : 4);
}

function enrolmentOf(
  learner: string,
  course: LoadedCourse,
  pick: (count: number) => number,
  { age, commented }: { age: number; commented: number | undefined },
): Enrolment[] {
  const most = Math.min(course.seed.daysAgo, age) - 0.4;
  if (most < 1) return [];
  const joined = commented === undefined ? 1 + ((most - 1) * (1 + pick(9))) / 10 : commented + (most - commented) * 0.7;
  const total = course.periods.length;
  // Finishing matters little for materials, library and live courses: they are left part of the way.
  const isWhole = course.seed.kind === 1 || course.seed.kind === 3;
  const share = commented === undefined ? (pick(5) === 0 ? 0 : shares[pick(shares.length)]!) : shares[3 + pick(3)]!;
  const done = isWhole ? Math.floor(share * total) : Math.min(Math.floor(share * total), total - 1);
  const next = done < total && share > 0 ? (2 + pick(6)) / 10 : 0;
  return [{ learner, course, joined, last: joined * (pick(8) / 10), done, next }];
}

const linxiao = (courses: ReadonlyMap<string, LoadedCourse>): Enrolment[] =>
  linxiaoStudy.map(({ course, ...rest }) => ({ learner: 'linxiao', course: courses.get(course)!, ...rest }));

/** Of staff the key is the mobile. */
const staff = (courses: ReadonlyMap<string, LoadedCourse>): Enrolment[] =>
  staffStudy.map(({ mobile, course, ...rest }) => ({ learner: mobile, course: courses.get(course)!, ...rest }));
