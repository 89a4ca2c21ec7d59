/**
 * What staff study: mobile, course, joined days ago, class-hours finished, part of the next, last time.
 * The overview of staff has figures to show; others have not begun.
 */
export interface StaffStudy {
  mobile: string;
  course: string;
  joined: number;
  done: number;
  next: number;
  last: number;
}

export const staffStudy: readonly StaffStudy[] = [
  { mobile: '13800000411', course: 'biz-read', joined: 33, done: 6, next: 0, last: 12 },
  { mobile: '13800000411', course: 'en-meeting', joined: 20, done: 2, next: 0.3, last: 6 },
  { mobile: '13800000411', course: 'stat-cases', joined: 4, done: 1, next: 0.5, last: 1 },
  { mobile: '13800000412', course: 'stat-cases', joined: 4, done: 1, next: 0.4, last: 1 },
  { mobile: '13800000413', course: 'py-data', joined: 36, done: 7, next: 0.6, last: 3 },
  { mobile: '13800000413', course: 'viz-choice', joined: 17, done: 3, next: 0, last: 8 },
  { mobile: '13800000414', course: 'sql-100', joined: 11, done: 1, next: 0.5, last: 1 },
  { mobile: '13800000414', course: 'py-data', joined: 25, done: 3, next: 0.2, last: 5 },
  { mobile: '13800000415', course: 'viz-choice', joined: 9, done: 1, next: 0.7, last: 4 },
  { mobile: '13800000401', course: 'en-meeting', joined: 26, done: 3, next: 0.4, last: 7 },
  { mobile: '13800000402', course: 'viz-choice', joined: 15, done: 2, next: 0.6, last: 2 },
  { mobile: '13800000421', course: 'biz-read', joined: 22, done: 2, next: 0.5, last: 3 },
  { mobile: '13800000431', course: 'viz-choice', joined: 18, done: 3, next: 0.4, last: 1 },
  { mobile: '13800000432', course: 'sql-100', joined: 10, done: 2, next: 0, last: 3 },
  { mobile: '13800000433', course: 'py-data', joined: 31, done: 8, next: 0.3, last: 1 },
  { mobile: '13800000434', course: 'en-meeting', joined: 13, done: 1, next: 0.6, last: 6 },
];
