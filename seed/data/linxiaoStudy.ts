/**
 * 林晓的学习：多少天前加入，学完了前几个课时，下一个课时看了几成，最近一次在几天前；due 是打算再过几天学完。
 * 其余学员的进度由程序排出，她的写在这里，好让演示有一条说得清的线。
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
