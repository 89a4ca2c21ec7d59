import { ApplicationState, VacancyState } from '#contract/rules/vacancies.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

const keys = (values: readonly number[]) => ['', ...values.map(String)] as [string, ...string[]];

export const deskSpec = listSpec({ filters: { state: keys(VacancyState.values) } });

/** `id` is the vacancy, `open` the application that is read. */
export const applicantSpec = listSpec({ filters: { id: '', state: keys(ApplicationState.values), open: '' } });
