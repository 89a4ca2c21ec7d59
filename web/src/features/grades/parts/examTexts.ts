import { AssessmentPhase } from '#contract/rules/assessments.ts';
import { shownTime } from '#contract/rules/shownTime.ts';

export const phaseTones = {
  [AssessmentPhase.draft]: 'idle',
  [AssessmentPhase.coming]: 'waiting',
  [AssessmentPhase.running]: 'passed',
  [AssessmentPhase.marking]: 'waiting',
  [AssessmentPhase.released]: 'passed',
  [AssessmentPhase.withdrawn]: 'idle',
} as const;

interface Times {
  beginTime: string | null;
  endTime: string | null;
}

export const timesText = ({ beginTime, endTime }: Times): string => {
  if (beginTime === null || endTime === null) return '时间待定';
  const isOneDay = beginTime.slice(0, 10) === endTime.slice(0, 10);
  return `${shownTime(beginTime)} – ${isOneDay ? endTime.slice(11, 16) : shownTime(endTime)}`;
};
