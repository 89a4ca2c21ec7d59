/** So many days a visitor who came by somebody's link is remembered as theirs; a later link of another one takes over. */
export const REFERRAL_DAYS = 30;
