import { CourseCategory } from './courseCategories.ts';
import { portionOf } from './money.ts';
import { SEAT_REFUND_DAYS, seatsOf } from './seats.ts';

/** Within so many days after paying, and learnt up to so many percent. */
interface Bound {
  days: number;
  percent: number;
}

/** What was used of a course: how it is spoken of, what of its lessons that were held counts, and how that is explained. */
interface Use {
  verb: string;
  part: string;
  of: string;
  held: 'all' | 'byLesson' | null;
  note: string;
}

const learning: Use = { verb: '学习', part: '学', of: '学习', held: null, note: '' };
const holding: Use = {
  verb: '付款以后开过的课时',
  part: '开',
  of: '开过',
  held: 'all',
  note: '，学得比开得多的按学的算',
};
const using: Use = {
  verb: '用掉',
  part: '用',
  of: '用掉',
  held: 'byLesson',
  note: '；每节课一样多，录播的学了多少算多少，直播的付款以后开过就算一节',
};

interface RefundTerms {
  words: Use;
  /** All that was paid comes back within these days, as long as less than this is learnt; */
  whole: Bound;
  /** then what is not learnt yet, as long as no more than this is. */
  share: Bound;
}

export const REFUND_DAYS = 7;
const whole: Bound = { days: REFUND_DAYS, percent: 10 };

/** The rule: one row for each category. Null: nothing comes back, because it was handed over for good. */
const refundTerms: Readonly<Record<CourseCategory, RefundTerms | null>> = {
  [CourseCategory.recorded]: { words: learning, whole, share: { days: 15, percent: 80 } },
  // A lesson that took place at its hour cannot be taken by somebody else: those that were held count, whoever came.
  [CourseCategory.live]: { words: holding, whole, share: { days: 15, percent: 80 } },
  // Every lesson counts the same: a recorded one as far as it was learnt, a live one altogether once it was held.
  [CourseCategory.both]: { words: using, whole, share: { days: 15, percent: 80 } },
  [CourseCategory.resource]: null,
  [CourseCategory.library]: null,
};

/** What counts as used of it besides what was learnt, also where the buyer did not come: its lessons that were held since it was paid. */
export const heldOf = (courseCategory: CourseCategory): Use['held'] => refundTerms[courseCategory]?.words.held ?? null;

/** For so many days after paying something of a course may be asked back, and shares of it stay frozen. */
export const refundDaysOf = (courseCategory: CourseCategory): number => {
  const terms = refundTerms[courseCategory];
  return terms?.share.days ?? REFUND_DAYS;
};

/** The longest of them: what is told of all orders. */
export const MOST_REFUND_DAYS = Math.max(...CourseCategory.values.map(refundDaysOf));

/** The rule in the words that the buyer reads before paying. */
export function refundRule(courseCategory: CourseCategory): string {
  const terms = refundTerms[courseCategory];
  if (!terms) return '资料与文库付款后马上可以下载，不支持退款；购买前可以先看试读。';
  const { verb, part: word, of, note } = terms.words;
  const all = `付款后 ${terms.whole.days} 天内、${verb}不到 ${terms.whole.percent}% 的课程可以申请全额退款`;
  const part = `；${terms.share.days} 天内、${of}不超过 ${terms.share.percent}% 的，退还没有${word}的那一份（实付 ×（100% − 已${word}），向下取到分）${note}`;
  return `${all}${part}；重新开始过的课程算作已经学过。退款通过后课程收回，钱原路退回。`;
}

interface Bought {
  courseCategory: CourseCategory;
  paidAt: Date;
  /** Cents. */
  pricePaid: number;
  /** Hundredths of a percent of the whole course; of one with live lessons also what was held. */
  progress: number;
  /** The learner set the progress to nothing since it was paid. */
  isRestarted: boolean;
}

/** Cents that come back by the rule, or why nothing does. */
export type RefundOffer = { bar: string; cents: 0 } | { bar: undefined; cents: number };

const barred = (bar: string): RefundOffer => ({ bar, cents: 0 });

/** What of a course comes back by the rule. */
export function courseRefund(its: Bought, now: Date): RefundOffer {
  const { paidAt, pricePaid, progress, isRestarted } = its;
  const terms = refundTerms[its.courseCategory];
  if (!terms) return barred('资料与文库不支持退款');
  if (!isWithin(terms.share, paidAt, now)) return barred(`付款超过 ${terms.share.days} 天，不能退款了`);
  if (isRestarted) return barred('这门课程重新开始过，算作已经学过，不能退款');
  if (isWithin(terms.whole, paidAt, now) && progress < terms.whole.percent * 100)
    return { bar: undefined, cents: pricePaid };
  const { part } = terms.words;
  if (progress > terms.share.percent * 100) return barred(`已经${part}了超过 ${terms.share.percent}%，不能退款了`);
  const cents = portionOf(pricePaid, 10_000 - progress, 10_000);
  return cents > 0 ? { bar: undefined, cents } : barred(`还没有${part}的那一份不到一分钱，不能退款`);
}

const isWithin = ({ days }: Bound, paidAt: Date, now: Date): boolean =>
  now.getTime() < refundUntil(paidAt, days).getTime();

/** The same rule of a plan with the courses that are open with it. */
export const programRefundRule = `付款后 ${whole.days} 天内、随方案开通的课程平均学习不到 ${whole.percent}%、方案没有完成的，可以申请全额退款；重新开始过的课程算作已经学过。退款通过后方案与课程收回，钱原路退回。`;

interface BoughtProgram extends Omit<Bought, 'courseCategory'> {
  isDone: boolean;
}

/** What of a plan comes back by the rule: all of it, or nothing. */
export function programRefund(
  { paidAt, pricePaid, progress, isRestarted, isDone }: BoughtProgram,
  now: Date,
): RefundOffer {
  if (!isWithin(whole, paidAt, now)) return barred(`付款超过 ${whole.days} 天，不能退款了`);
  if (isDone) return barred('方案已经完成，不能退款');
  if (isRestarted) return barred('随方案开通的课程重新开始过，算作已经学过，不能退款');
  if (progress >= whole.percent * 100) return barred(`随方案开通的课程平均学了 ${whole.percent}% 以上，不能退款了`);
  return { bar: undefined, cents: pricePaid };
}

interface BoughtSeats extends Pick<Bought, 'paidAt' | 'pricePaid'> {
  seatCount: number;
  /** How many of them are in somebody's hands. */
  given: number;
}

/** What of seats comes back by the rule: those that nobody has. */
export function seatRefund({ paidAt, pricePaid, seatCount, given }: BoughtSeats, now: Date): RefundOffer {
  if (now.getTime() >= refundUntil(paidAt, SEAT_REFUND_DAYS).getTime())
    return barred(`付款超过 ${SEAT_REFUND_DAYS} 天，不能退款了`);
  if (given >= seatCount) return barred('席位都在成员手里，先收回才能退款');
  const cents = portionOf(pricePaid, seatCount - given, seatCount);
  return cents > 0 ? { bar: undefined, cents } : barred('没有发的席位不到一分钱，不能退款');
}

/** All of it, unless something of its kind speaks against it. */
export const wholeOr = (bar: string | undefined, pricePaid: number): RefundOffer =>
  bar === undefined ? { bar, cents: pricePaid } : barred(bar);

/** From this moment on nothing can be asked back, and shares are no longer frozen. */
export const refundUntil = (paidAt: Date, days = REFUND_DAYS): Date => new Date(paidAt.getTime() + days * 86_400_000);

interface Made {
  /** Cents by the rule, of cents that were paid. */
  ruled: number;
  pricePaid: number;
  /** How much was used then, in hundredths of a percent. */
  progress: number;
  /** It counts the lessons that were held. */
  isHeld?: boolean | undefined;
  /** Of seats, how many were bought. */
  seatCount: number | null;
  paidAt: Date;
  askedAt: Date;
}

/** How the sum of a refund is made, in one line for who asks and who decides. */
export function refundMade({ ruled, pricePaid, progress, isHeld, seatCount, paidAt, askedAt }: Made): string {
  const day = Math.floor((askedAt.getTime() - paidAt.getTime()) / 86_400_000) + 1;
  if (seatCount !== null) {
    const given = seatsOf(progress, seatCount);
    const back = given === 0 ? '全额退回' : `退还没有发的 ${seatCount - given} 个`;
    return `付款后第 ${day} 天，${seatCount} 个席位发出 ${given} 个：${back}`;
  }
  const word = isHeld ? using.part : learning.part;
  const learnt = progress > 0 ? `，${isHeld ? '用掉' : '学到'} ${progress / 100}%` : '';
  const back = ruled === pricePaid ? '全额退回' : `退还没有${word}的 ${(10_000 - progress) / 100}%`;
  return `付款后第 ${day} 天${learnt}：${back}`;
}
