import type { RunItemView } from '#contract/exam/runCorrection.ts';
import { Correction } from '#contract/rules/corrections.ts';
import { Banner } from '../../../../ui/Banner.tsx';

interface ConcernedProps {
  item: RunItemView;
  correction: Correction;
}

/** Whom it concerns, and what becomes of what they gave. */
export function Concerned({ item: { countAnswering, countSubmitted, countAgain }, correction }: ConcernedProps) {
  const isReplaced = correction === Correction.version;
  const kept = countAgain > 0 ? `，其中 ${countAgain} 个答案对不上新的题，要重新作答` : '，已经答的都留着';
  const parts = [
    countAnswering > 0 ? `正在答题的 ${countAnswering} 人马上看到${isReplaced ? kept : ''}` : '',
    countSubmitted > 0 ? `已交的 ${countSubmitted} 份马上重判` : '',
    isReplaced ? '之后开始的人拿到新的题' : '之后交卷的人一样算',
  ];
  return <Banner tone="warn">{parts.filter(Boolean).join('；')}。</Banner>;
}
