import { ApplicationState } from '#contract/rules/vacancies.ts';

interface Reply {
  moved: number;
  left: readonly string[];
}

/** What a move came to, also for those who could not take the step. */
export function movedText({ moved, left }: Reply, state: ApplicationState): string {
  const went = moved > 0 ? `${moved} 位移到了「${ApplicationState.labels[state]}」` : '';
  const stayed = left.length > 0 ? `${left.length} 位现在不能走这一步，留在原处` : '';
  return [went, stayed].filter(Boolean).join('；');
}
