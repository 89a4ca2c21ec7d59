import type { ToolNode } from '#contract/course/toolNode.ts';
import { ActivityProgress } from '#contract/rules/ltiTools.ts';

/** How somebody stands with an external tool, in a few words: 未开始, 已交, 8 / 10. */
export function toolFact({ activityProgress, scoreGiven, scoreMaximum }: ToolNode): string {
  if (scoreGiven !== null && scoreMaximum !== null) return `${scoreGiven} / ${scoreMaximum}`;
  return ActivityProgress.labels[activityProgress];
}
