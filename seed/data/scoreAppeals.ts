/** Objections of last semester's class of 陈砚清: a learner by place, so many days after the release. */
export interface SeedScoreAppeal {
  student: number;
  days: number;
  reason: string;
  answer: string;
  /** The part that was corrected, and what stood there before (tenths); none: it stayed. */
  corrected?: { part: string; before: number };
}

export const appealedSubject = '数据清洗';
export const appealedClass = '大数据 2301';

export const scoreAppeals: SeedScoreAppeal[] = [
  {
    student: 18,
    days: 2,
    reason: '期末最后一题的第二问我写在背面，可能没有看到。',
    answer: '背面的一问确实漏批，补上。',
    corrected: { part: '期末', before: 640 },
  },
  {
    student: 23,
    days: 5,
    reason: '平时成绩比我自己记的出勤与作业低，请再核一遍。',
    answer: '核过三次签到与两次迟交，按公布的办法扣，分数没有错。',
  },
];
