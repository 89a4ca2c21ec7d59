/** Points of one share, and how many shares a day earn any. */
export const SHARE_POINTS = 2;
export const SHARES_A_DAY = 5;

/** Points of the first rating of a course. */
export const RATING_POINTS = 5;

/** What gives points, and how many, in the words the learner reads. */
export const integralRules = [
  {
    what: '分享课程、资讯、文章或证书',
    gives: `每次 +${SHARE_POINTS}`,
    limit: `同一内容每天一次，每天最多 ${SHARES_A_DAY} 次`,
  },
  { what: '回答被采纳', gives: '提问者设的悬赏', limit: '每个问题一次，从提问者的积分里付' },
  { what: '评价学过的课程', gives: `每门 +${RATING_POINTS}`, limit: '一门课一次，删了再评不重复给' },
] as const;

/** What points were earned for, in the words the list shows. */
export const integralKinds = {
  share: '分享',
  rating: '评价',
  reward: '悬赏提问',
  rewarded: '回答得到悬赏',
  rewardBack: '悬赏退回',
} as const;
