import { degreeSteps, scoreKeys, scoreSteps } from '#contract/rules/smartFilter.ts';
import type { FilterValues, ScoreAxis } from '#contract/rules/smartFilter.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';
import type { ListHandle } from '../../../kit/list/useListState.ts';

const scores = ['', ...scoreSteps.map(String)] as const satisfies readonly [string, ...string[]];

const byAxis = Object.fromEntries(scoreKeys.map((axis) => [axis, scores])) as Record<ScoreAxis, typeof scores>;

/** Every condition stands in the address, of the filter and of the people it finds. */
export const filterSpec = listSpec({
  filters: {
    vacancy: '',
    percent: ['', '40', '60', '80'],
    abilities: '',
    months: ['', '6', '12', '24'],
    degree: degreeSteps,
    years: ['', '1', '3', '5'],
    region: '',
    school: '',
    certified: ['', '1'],
    certificate: '',
    tests: '',
    ...byAxis,
  },
});

/** The list with its conditions, whichever page it is of. */
export type FilterHandle = Pick<ListHandle<FilterValues>, 'filters' | 'change' | 'hrefOf' | 'clearHref'>;
