/** Points of one share, and how many shares a day earn any. */
export const SHARE_POINTS = 2;
export const SHARES_A_DAY = 5;

/** What points were earned for, in the words the list shows. */
export const integralKinds = { share: '分享' } as const;
