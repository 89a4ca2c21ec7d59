/** Points of one share, and how many shares a day earn any. */
export const SHARE_POINTS = 2;
export const SHARES_A_DAY = 5;

/** Points of the first rating of a course. */
export const RATING_POINTS = 5;

/** What gives points, and how many, in the words the learner reads. */
export const integralRules = [
  {
    what: '分享课程、资讯或证书',
    gives: `每次 +${SHARE_POINTS}`,
    limit: `同一内容每天一次，每天最多 ${SHARES_A_DAY} 次`,
  },
  { what: '评价学过的课程', gives: `每门 +${RATING_POINTS}`, limit: '一门课一次，删了再评不重复给' },
] as const;

/** What points were earned for, in the words the list shows. */
export const integralKinds = { share: '分享', rating: '评价' } as const;
