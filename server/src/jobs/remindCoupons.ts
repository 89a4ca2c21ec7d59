import { Nothing } from '#contract/kit/values.ts';
import { remindCoupons as remind } from '../domain/coupons/remind.ts';
import { job } from '../kit/job.ts';

/** Every morning at ten past nine: whoever has a coupon that ends soon hears of it, once. */
export const remindCoupons = job({
  name: 'remindCoupons',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '10 1 * * *',
  async run(platform) {
    // Each of them is marked, so that the next look finds others.
    while ((await remind(platform)) > 0);
  },
});
