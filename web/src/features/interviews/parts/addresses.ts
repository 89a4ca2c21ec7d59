import { InterviewState } from '#contract/rules/interviews.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

/** `ask` is the application for which somebody is to be asked. */
export const interviewSpec = listSpec({
  filters: { state: ['', ...InterviewState.values.map(String)], mine: ['', '1'], ask: '' },
});
