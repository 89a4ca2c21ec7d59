import type { CourseNode } from '#contract/course/courseNode.ts';
import { NodeState } from '#contract/rules/nodeStates.ts';
import { pointsText } from '#contract/rules/points.ts';

/** How somebody stands with a homework or an examination, in a few words: 未开始, 已交, 85 / 100 分. */
export function nodeFact({ nodeState, points, fullPoints }: CourseNode): string {
  if (nodeState === NodeState.released && points !== null)
    return `${pointsText(points)} / ${pointsText(fullPoints)} 分`;
  return NodeState.labels[nodeState];
}
