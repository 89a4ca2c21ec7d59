import { ApplicationSource } from '#contract/rules/hiring.ts';
import { valueOf } from '#contract/rules/choice.ts';
import { isId } from '#contract/rules/id.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

export const statSpec = listSpec({
  filters: {
    days: ['90', '30', '365'],
    vacancy: '',
    source: ['', ...ApplicationSource.values.map(String)],
  },
});

const days = { '30': 30, '90': 90, '365': 365 } as const;

/** What is asked for by an address. */
export const wantedBy = (filters: { days: keyof typeof days; vacancy: string; source: string }) => ({
  days: days[filters.days],
  vacancyId: isId(filters.vacancy) ? filters.vacancy : '0',
  applicationSource: valueOf(ApplicationSource, filters.source),
});
