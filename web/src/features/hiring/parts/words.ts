import { ApplicationState } from '#contract/rules/vacancies.ts';

interface Reply {
  moved: number;
  left: readonly string[];
  mailed?: number | undefined;
}

/** What a move came to, also for those who could not take the step. */
export function movedText({ moved, left, mailed }: Reply, state: ApplicationState): string {
  const went = moved > 0 ? `${moved} 位移到了「${ApplicationState.labels[state]}」` : '';
  const stayed = left.length > 0 ? `${left.length} 位现在不能走这一步，留在原处` : '';
  const wrote = mailed === undefined ? '' : mailed > 0 ? `给 ${mailed} 位发邮件` : '没有人交来邮箱，没有发邮件';
  return [went, stayed, wrote].filter(Boolean).join('；');
}
