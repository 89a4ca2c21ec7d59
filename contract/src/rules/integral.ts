/** Points of one share, and how many shares a day earn any. */
export const SHARE_POINTS = 2;
export const SHARES_A_DAY = 5;

/** Points of the first rating of a course. */
export const RATING_POINTS = 5;

/** Points of the first sign-in of a day. */
export const SIGN_POINTS = 1;

/** What a point is worth where it pays, in cents, */
export const POINT_CENTS = 1;

/** and of how much of a price at most, in percent: the rest is money. */
const POINTS_PERCENT = 50;

/** The rule in the words of the cashier; `pointsFor` is the same in numbers. */
export const pointsRule = `${100 / POINT_CENTS} 积分抵 1 元，最多抵应付的 ${POINTS_PERCENT}%，可以和优惠券、会员价、活动价一起用。抵掉的由平台承担，卖方照常分成。没有付就关闭的订单、退了款的订单，积分退回给你。`;

/** How many of somebody's points pay a part of so many cents. */
export const pointsFor = (cents: number, have: number): number =>
  Math.max(0, Math.min(have, Math.floor((cents * POINTS_PERCENT) / 100 / POINT_CENTS)));

/** What points are good for, in the words the learner reads. */
export const integralUses = [
  { what: '下单时抵一部分钱', how: pointsRule, path: '/list', label: '去看课程' },
  {
    what: '换优惠券',
    how: '标着积分的优惠券，换了就是你的；没有用就过期的，积分不退',
    path: '/account/coupon',
    label: '去换',
  },
] as const;

/** What gives points, and how many, in the words the learner reads. */
export const integralRules = [
  { what: '每天签到', gives: `每次 +${SIGN_POINTS}`, limit: '在这一页按「签到」，每天一次' },
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
  sign: '签到',
  share: '分享',
  rating: '评价',
  reward: '悬赏提问',
  rewarded: '回答得到悬赏',
  rewardBack: '悬赏退回',
  spent: '下单抵扣',
  spentBack: '抵扣退回',
  exchanged: '换优惠券',
} as const;
