import { pointsText } from '#contract/rules/points.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { TaskPhase, TaskStep } from '#contract/rules/tasks.ts';
import type { TagTone } from '../../ui/Tag.tsx';

export const phaseTones: Readonly<Record<TaskPhase, TagTone>> = {
  [TaskPhase.draft]: 'outline',
  [TaskPhase.coming]: 'info',
  [TaskPhase.running]: 'ok',
  [TaskPhase.ended]: 'neutral',
};

export const stepTones: Readonly<Record<TaskStep, TagTone>> = {
  [TaskStep.waiting]: 'neutral',
  [TaskStep.submitted]: 'info',
  [TaskStep.returned]: 'warn',
  [TaskStep.marked]: 'ok',
};

/** When it begins, where that is still to come, and when it ends. */
export function timesText(
  { beginsAt, dueAt, phase }: { beginsAt: string | null; dueAt: string | null; phase: TaskPhase },
  now = new Date(),
): string {
  const begins = beginsAt !== null && (phase === TaskPhase.coming || phase === TaskPhase.draft);
  return [
    begins && `${shownTime(beginsAt, now)} 开始`,
    dueAt === null ? '没有截止时间' : `${shownTime(dueAt, now)} 截止`,
  ]
    .filter(Boolean)
    .join('，');
}

/** 82 / 100 分. */
export const gotText = (points: number, full: number): string => `${pointsText(points)} / ${pointsText(full)} 分`;

export const lateText = (days: number): string => (days > 0 ? `迟交 ${days} 天` : '');
