import { OfferingState } from '#contract/rules/school.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

/** `term` is the id of a semester, or all of them; without it the current one. */
export const ALL_TERMS = 'all';

export const offeringList = listSpec({
  filters: {
    keyword: '',
    term: '',
    kind: '',
    teacher: '',
    state: ['', ...OfferingState.values.map(String)] as const,
  },
});

export const rosterList = listSpec({ filters: { keyword: '', way: ['all', 'class', 'single'] } });
