import { CourseCategory } from './courseCategories.ts';

/** The whole price comes back within so many days after paying, */
export const REFUND_DAYS = 7;

/** as long as less than so many percent of the course is learnt. */
export const REFUND_PERCENT = 10;

/** The rule in the words that the buyer reads before paying. */
export function refundRule(courseCategory: number): string {
  return isTaken(courseCategory)
    ? '资料与文库付款后马上可以下载，不支持退款；购买前可以先看试读。'
    : `付款后 ${REFUND_DAYS} 天内、学习不到 ${REFUND_PERCENT}% 的课程可以申请全额退款；重新开始过的课程算作已经学过。退款通过后课程收回，钱原路退回。`;
}

interface Bought {
  courseCategory: number;
  paidAt: Date;
  /** Hundredths of a percent of the whole course. */
  progress: number;
  /** The learner set the progress to nothing since it was paid. */
  isRestarted: boolean;
}

/** Why something bought cannot be given back by the rule; undefined when it can. */
export function refundBar({ courseCategory, paidAt, progress, isRestarted }: Bought, now: Date): string | undefined {
  if (isTaken(courseCategory)) return '资料与文库不支持退款';
  if (now.getTime() >= refundUntil(paidAt).getTime()) return `付款超过 ${REFUND_DAYS} 天，不能退款了`;
  if (isRestarted) return '这门课程重新开始过，算作已经学过，不能退款';
  if (progress >= REFUND_PERCENT * 100) return `已经学了 ${REFUND_PERCENT}% 以上，不能退款了`;
  return undefined;
}

/** The same rule of a plan with the courses that are open with it. */
export const programRefundRule = `付款后 ${REFUND_DAYS} 天内、随方案开通的课程平均学习不到 ${REFUND_PERCENT}%、方案没有完成的，可以申请全额退款；重新开始过的课程算作已经学过。退款通过后方案与课程收回，钱原路退回。`;

interface BoughtProgram extends Omit<Bought, 'courseCategory'> {
  isDone: boolean;
}

/** Why a plan cannot be given back by the rule; undefined when it can. */
export function programRefundBar(
  { paidAt, progress, isRestarted, isDone }: BoughtProgram,
  now: Date,
): string | undefined {
  if (now.getTime() >= refundUntil(paidAt).getTime()) return `付款超过 ${REFUND_DAYS} 天，不能退款了`;
  if (isDone) return '方案已经完成，不能退款';
  if (isRestarted) return '随方案开通的课程重新开始过，算作已经学过，不能退款';
  if (progress >= REFUND_PERCENT * 100) return `随方案开通的课程平均学了 ${REFUND_PERCENT}% 以上，不能退款了`;
  return undefined;
}

/** From this moment on nothing can be asked back, and shares are no longer frozen. */
export const refundUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + REFUND_DAYS * 86_400_000);

/** Files that are kept once they were opened. */
const isTaken = (courseCategory: number): boolean =>
  courseCategory === CourseCategory.resource || courseCategory === CourseCategory.library;
