import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How many external tools a house registers, and how many addresses one of them may be launched at. */
export const MOST_TOOLS = 50;
export const MOST_LAUNCH_URLS = 5;

/** Between which numbers a mark and its maximum are. */
export const MOST_SCORE = 1_000_000;
export const LEAST_MAXIMUM = 0.000_001;

/** What a tool is called in messages between it and us. */
export const toolClientId = (toolId: string): string => `zhitu-tool-${toolId}`;

/** Every tool is deployed once: for the house that registered it. */
export const toolDeploymentId = (toolId: string): string => toolId;

export const toolIdOf = (clientId: string): string | undefined => /^zhitu-tool-([1-9]\d*)$/.exec(clientId)?.[1];

/** Where a browser carries a launch on: our page that says whose session it is. */
export const LTI_HAND = '/lti/hand';

/** How far somebody is with what a tool gave them to do (LTI-AGS 2.0, 3.4.7). */
export const ActivityProgress = choice({
  Initialized: [1, '未开始'],
  Started: [2, '已打开'],
  InProgress: [3, '进行中'],
  Submitted: [4, '已交'],
  Completed: [5, '已完成'],
});
export type ActivityProgress = ValueOf<typeof ActivityProgress>;

/** How far the tool is with marking it (LTI-AGS 2.0, 3.4.8). */
export const GradingProgress = choice({
  NotReady: [1, '还没有成绩'],
  Failed: [2, '没有评成'],
  Pending: [3, '等待评分'],
  PendingManual: [4, '等待人工评分'],
  FullyGraded: [5, '已评分'],
});
export type GradingProgress = ValueOf<typeof GradingProgress>;

interface Standing {
  activityProgress: ActivityProgress;
  gradingProgress: GradingProgress;
  scoreGiven: number | null;
  scoreMaximum: number | null;
}
interface Told extends Standing {
  /** Percent that is needed; null: handing it in is enough. */
  passPercent: number | null;
}

/** When an external tool counts as learnt: by the same rule as a homework (`rules/courseNodes.ts`). */
export function isToolDone({
  passPercent,
  activityProgress,
  gradingProgress,
  scoreGiven,
  scoreMaximum,
}: Told): boolean {
  if (passPercent === null) return activityProgress >= ActivityProgress.Submitted;
  if (gradingProgress !== GradingProgress.FullyGraded || scoreGiven === null || scoreMaximum === null) return false;
  return scoreGiven * 100 >= passPercent * scoreMaximum;
}

/** A mark as people read it: 6.67 / 10; above the maximum it is shown as it was given. */
export const toolMark = (scoreGiven: number, scoreMaximum: number): string =>
  [scoreGiven, scoreMaximum].map((score) => String(Math.round(score * 100) / 100)).join(' / ');

/** The rule of an external tool in a sentence the learner reads. */
export const toolRuleText = (passPercent: number | null): string =>
  passPercent === null ? '在工具里交了就算学完' : `工具给的成绩到 ${passPercent}% 算学完`;

/** Parameters as somebody types them, `name=value` line by line; undefined where a line is something else. */
export function customOf(text: string): Record<string, string> | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const pairs = lines.filter((line) => line !== '').map((line) => /^([\w.:-]{1,100})\s*=\s*(.*)$/.exec(line));
  if (pairs.some((pair) => pair === null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair![1]!, pair![2]!]));
}

/** How somebody stands with an external tool, in a few words: 未开始, 已交, 8 / 10, 8 / 10（等待评分）. */
export function toolStanding({ activityProgress, gradingProgress, scoreGiven, scoreMaximum }: Standing): string {
  if (scoreGiven === null || scoreMaximum === null) return ActivityProgress.labels[activityProgress];
  const mark = toolMark(scoreGiven, scoreMaximum);
  return gradingProgress === GradingProgress.FullyGraded
    ? mark
    : `${mark}（${GradingProgress.labels[gradingProgress]}）`;
}
