import type { Overview } from '#contract/exam/runningShapes.ts';
import { AssessmentPhase } from '#contract/rules/assessments.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** Before the beginning: who has tried out whether their device is up to it. */
export function Readiness({ of: { phase, counts } }: { of: Overview }) {
  if (phase !== AssessmentPhase.coming || counts.all === 0) return null;
  const { all, rehearsed, rehearsedBadly } = counts;
  const isReady = rehearsed === all && rehearsedBadly === 0;
  return (
    <Banner tone={isReady ? 'info' : 'warn'}>
      考前演练：{all} 人里 {rehearsed} 人做过
      {rehearsedBadly > 0 ? `，其中 ${rehearsedBadly} 人有没通过的检查` : ''}
      {isReady ? '，都通过了' : `，还有 ${all - rehearsed} 人没做`}
    </Banner>
  );
}
