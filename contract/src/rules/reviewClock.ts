import { AuditState, REVIEW_TARGET_HOURS } from './auditStates.ts';
import { momentOf } from './time.ts';

interface Reviewed {
  auditStatus: number;
  /** When it was last handed in. */
  submitTime: string;
  auditTime: string | null;
}

/** How long something waits for its review, or waited until it was decided, and whether that is over the target. */
export function waitOf({ auditStatus, submitTime, auditTime }: Reviewed, now: Date) {
  const until = auditStatus === AuditState.waiting || auditTime === null ? now : momentOf(auditTime);
  const waitedHours = Math.max(0, Math.floor((until.getTime() - momentOf(submitTime).getTime()) / 3_600_000));
  return { waitedHours, isOverdue: waitedHours >= REVIEW_TARGET_HOURS ? (1 as const) : (0 as const) };
}

/** As people say it: 不到 1 小时, 7 小时, 5 天. */
export function waitText(hours: number): string {
  if (hours < 1) return '不到 1 小时';
  return hours < 48 ? `${hours} 小时` : `${Math.floor(hours / 24)} 天`;
}

/** How long something waits: 等了不到 1 小时, 已等 5 天. */
export const waitedText = (hours: number): string => `${hours < 1 ? '等了' : '已等 '}${waitText(hours)}`;

/** The target in words: 3 天. */
export const REVIEW_TARGET_TEXT = waitText(REVIEW_TARGET_HOURS);
