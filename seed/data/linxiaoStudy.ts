/**
 * How 林晓 studies: joined so many days ago, first class-hours finished, part of the next, last time; `due` is
 * planned in so many days.
 * Others' progress is computed; hers is written so that the demo has one clear thread.
 */
export const linxiaoStudy: { course: string; joined: number; done: number; next: number; last: number; due?: number }[] = [
  { course: 'biz-read', joined: 41, done: 6, next: 0, last: 22 },
  { course: 'py-data', joined: 38, done: 9, next: 0.55, last: 1, due: 12 },
  { course: 'viz-choice', joined: 19, done: 3, next: 0.3, last: 4 },
  { course: 'en-meeting', joined: 30, done: 3, next: 0.4, last: 9 },
  { course: 'sql-100', joined: 12, done: 1, next: 0.7, last: 3, due: 30 },
  { course: 'live-board', joined: 12, done: 2, next: 0.6, last: 2 },
  { course: 'live-resume', joined: 14, done: 1, next: 0, last: 11 },
  { course: 'res-jobs', joined: 35, done: 1, next: 0.5, last: 33 },
  { course: 'stat-cases', joined: 5, done: 0, next: 0, last: 5 },
];
