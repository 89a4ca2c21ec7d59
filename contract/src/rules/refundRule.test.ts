import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CourseCategory } from './courseCategories.ts';
import { courseRefund, programRefund, refundMade, refundRule, seatRefund, wholeOr } from './refundRule.ts';
import { MOST_SEATS, SEAT_REFUND_DAYS, seatsOf, seatsUsed } from './seats.ts';
import { backWith, isAllBack, keptOf, sharesOfOrder } from './saleShares.ts';
import { releasePostings, reversed, salePostings } from './ledger.ts';

const paidAt = new Date('2026-11-01T02:00:00Z');
const after = (days: number) => new Date(paidAt.getTime() + days * 86_400_000);
const isRestarted = false;
const recorded = {
  courseCategory: CourseCategory.recorded as CourseCategory,
  paidAt,
  pricePaid: 9_900,
  isRestarted,
};
const centsAt = (days: number, progress: number, its: Partial<typeof recorded> = {}) =>
  courseRefund({ ...recorded, ...its, progress }, after(days)).cents;

it('of a recorded course: all, then what is not learnt yet rounded down, then nothing', () => {
  expect(centsAt(6.9, 999)).toBe(9_900);
  expect(centsAt(6.9, 1000)).toBe(8_910);
  expect(centsAt(7, 0)).toBe(9_900);
  expect(centsAt(7, 500)).toBe(9_405);
  // A third: 6600.33 cents.
  expect(centsAt(3, 3333)).toBe(6_600);
  expect(centsAt(14.9, 8000)).toBe(1_980);
  expect(centsAt(14.9, 8001)).toBe(0);
  expect(centsAt(15, 0)).toBe(0);
  expect(centsAt(1, 5000, { isRestarted: true })).toBe(0);
  expect(courseRefund({ ...recorded, pricePaid: 1, progress: 5000 }, after(1))).toEqual({
    bar: '还没有学的那一份不到一分钱，不能退款',
    cents: 0,
  });
});

it('of a live course what was not held yet, as of a recorded one what is not learnt', () => {
  const live = { courseCategory: CourseCategory.live };
  expect([centsAt(6, 999, live), centsAt(6, 2500, live), centsAt(14, 5000, live)]).toEqual([9_900, 7_425, 4_950]);
  expect(courseRefund({ ...recorded, ...live, progress: 8001 }, after(3)).bar).toBe('已经开了超过 80%，不能退款了');
  expect(refundRule(CourseCategory.live)).toBe(
    '付款后 7 天内、付款以后开过的课时不到 10% 的课程可以申请全额退款；15 天内、开过不超过 80% 的，退还没有开的那一份（实付 ×（100% − 已开），向下取到分），学得比开得多的按学的算；重新开始过的课程算作已经学过。退款通过后课程收回，钱原路退回。',
  );
  const made = { ruled: 7_425, pricePaid: 9_900, progress: 2500, seatCount: null, paidAt, askedAt: after(2.5) };
  expect(refundMade({ ...made, isHeld: true })).toBe('付款后第 3 天，用掉 25%：退还没有用的 75%');
});

it('of what is both, what is not used yet', () => {
  const both = { courseCategory: CourseCategory.both };
  expect([centsAt(6, 999, both), centsAt(6, 1000, both), centsAt(14, 8000, both)]).toEqual([9_900, 8_910, 1_980]);
  expect(courseRefund({ ...recorded, ...both, progress: 8001 }, after(3)).bar).toBe('已经用了超过 80%，不能退款了');
  expect(refundRule(CourseCategory.both)).toBe(
    '付款后 7 天内、用掉不到 10% 的课程可以申请全额退款；15 天内、用掉不超过 80% 的，退还没有用的那一份（实付 ×（100% − 已用），向下取到分）；每节课一样多，录播的学了多少算多少，直播的付款以后开过就算一节；重新开始过的课程算作已经学过。退款通过后课程收回，钱原路退回。',
  );
});

it('of what is handed over, of plans and of the other kinds: all or nothing', () => {
  expect(centsAt(0, 0, { courseCategory: CourseCategory.resource })).toBe(0);
  const plan = { paidAt, pricePaid: 9_900, progress: 0, isRestarted, isDone: false };
  expect(programRefund(plan, after(6)).cents).toBe(9_900);
  expect(programRefund({ ...plan, progress: 1000 }, after(6)).cents).toBe(0);
  expect([wholeOr(undefined, 5).cents, wholeOr('不行', 5).cents]).toEqual([5, 0]);
});

const price = fc.integer({ min: 1, max: 100_000_000 });

it('of seats those that nobody has, within their days', () => {
  const seats = { paidAt, pricePaid: 9_900, seatCount: 3 };
  expect([0, 1, 2, 3].map((given) => seatRefund({ ...seats, given }, after(6)).cents)).toEqual([
    9_900, 6_600, 3_300, 0,
  ]);
  expect(seatRefund({ ...seats, given: 0 }, after(SEAT_REFUND_DAYS)).bar).toContain('不能退款了');
  expect(seatRefund({ ...seats, given: 3 }, after(1)).bar).toBe('席位都在成员手里，先收回才能退款');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST_SEATS }), fc.nat(), price, (seatCount, any, pricePaid) => {
      const given = any % (seatCount + 1);
      const { cents } = seatRefund({ paidAt, pricePaid, seatCount, given }, after(1));
      expect(cents).toBeGreaterThanOrEqual(0);
      // so much stays for those that are in use, and not a cent less
      expect(pricePaid - cents).toBeGreaterThanOrEqual((pricePaid * given) / seatCount);
      expect(seatsOf(seatsUsed(given, seatCount), seatCount)).toBe(given);
    }),
  );
});

it('says beforehand what it does, and afterwards how a sum was made', () => {
  expect(refundRule(CourseCategory.recorded)).toMatch(
    /^付款后 7 天内、学习不到 10%.*15 天内、学习不超过 80%.*没有学的那一份/,
  );
  const made = { ruled: 6_600, pricePaid: 9_900, progress: 3333, seatCount: null, paidAt, askedAt: after(2.5) };
  expect(refundMade(made)).toBe('付款后第 3 天，学到 33.33%：退还没有学的 66.67%');
  expect(refundMade({ ...made, ruled: 9_900, progress: 0 })).toBe('付款后第 3 天：全额退回');
  expect(refundMade({ ...made, seatCount: 3 })).toBe('付款后第 3 天，3 个席位发出 1 个：退还没有发的 2 个');
  expect(refundMade({ ...made, seatCount: 3, progress: 0 })).toBe('付款后第 3 天，3 个席位发出 0 个：全额退回');
});

const progress = fc.integer({ min: 0, max: 10_000 });
const days = fc.double({ min: 0, max: 20, noNaN: true });
const category = fc.constantFrom(...CourseCategory.values);

it('never less than nothing nor more than was paid, and never more for waiting or learning longer', () => {
  fc.assert(
    fc.property(
      price,
      progress,
      progress,
      days,
      days,
      category,
      (pricePaid, one, other, early, late, courseCategory) => {
        const at = (day: number, learnt: number) => centsAt(day, learnt, { pricePaid, courseCategory });
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const [sooner, later] = [Math.min(early, late), Math.max(early, late)];
        const cents = at(sooner, less);
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(pricePaid);
        expect(at(sooner, more)).toBeLessThanOrEqual(cents);
        expect(at(later, less)).toBeLessThanOrEqual(cents);
      },
    ),
    { numRuns: 1000 },
  );
});

const percent = fc.integer({ min: 0, max: 100 });
const order = fc
  .record({
    pricePaid: price,
    coupon: fc.nat(1_000_000),
    points: fc.nat(1_000_000),
    sellerPercent: percent,
    lecturerPercent: percent,
  })
  .map(({ coupon, points, ...one }) => ({ ...one, points, pointsOff: points, subsidy: coupon + points }));
const parties = { userNo: '1', orgNo: '2', lecturerUserNo: '3' };

it('the reversal of a part takes no account more than it had, sums to zero, and leaves exactly a sale of the rest', () => {
  fc.assert(
    fc.property(order, fc.double({ min: 0, max: 1, noNaN: true }), (bought, part) => {
      const cents = Math.max(1, Math.floor(bought.pricePaid * part));
      const whole = { ...bought, ...backWith(cents, bought) };
      const kept = keptOf(whole);
      const sale = salePostings(sharesOfOrder(bought), parties, bought);
      const staying = isAllBack(whole) ? [] : salePostings(sharesOfOrder(kept), parties, kept);
      const back = reversed(sale, staying);
      const sum = (some: typeof back) => some.reduce((total, { amount }) => total + amount, 0);
      expect(sum(back)).toBe(0);
      for (const { account, amount } of back) {
        const had = sale.find((one) => one.account.kind === account.kind)!.amount;
        expect(Math.sign(amount)).toBe(-Math.sign(had));
        expect(Math.abs(amount)).toBeLessThanOrEqual(Math.abs(had));
      }
      expect(back.find(({ account }) => account.kind === 2)!.amount).toBe(-cents);
      expect(sum(releasePostings(sharesOfOrder(kept), parties))).toBe(0);
      expect(Math.min(kept.subsidy, kept.points, kept.pointsOff, kept.pricePaid)).toBeGreaterThanOrEqual(0);
      if (cents === bought.pricePaid) expect(kept).toMatchObject({ subsidy: 0, points: 0, pricePaid: 0 });
    }),
    { numRuns: 1000 },
  );
});
