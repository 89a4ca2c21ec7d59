import type { ToolNode } from '#contract/course/toolNode.ts';
import { ActivityProgress, GradingProgress, toolMark } from '#contract/rules/ltiTools.ts';

/** How somebody stands with an external tool, in a few words: 未开始, 已交, 8 / 10, 8 / 10（等待评分）. */
export function toolFact({ activityProgress, gradingProgress, scoreGiven, scoreMaximum }: ToolNode): string {
  if (scoreGiven === null || scoreMaximum === null) return ActivityProgress.labels[activityProgress];
  const mark = toolMark(scoreGiven, scoreMaximum);
  return gradingProgress === GradingProgress.FullyGraded
    ? mark
    : `${mark}（${GradingProgress.labels[gradingProgress]}）`;
}
