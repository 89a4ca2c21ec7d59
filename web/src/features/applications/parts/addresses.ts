import { ApplicationState } from '#contract/rules/vacancies.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

export const jobSpec = listSpec({ filters: { state: ['', ...ApplicationState.values.map(String)] } });

export const lookSpec = listSpec({});

export const progressPath = (id: string): string => `/account/jobs/portrait?id=${id}`;
