import { ApplicationState } from '#contract/rules/vacancies.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

export const jobSpec = listSpec({ filters: { state: ['', ...ApplicationState.values.map(String)] } });

export const lookSpec = listSpec({});

/** `org`: the enterprise that is asked about. */
export const blockSpec = listSpec({ filters: { org: '' } });

/** Where somebody is asked whether to shut an enterprise out. */
export const blockPath = (orgNo: string): string => `/account/privacy/blocked?org=${orgNo}`;

export const progressPath = (id: string): string => `/account/jobs/portrait?id=${id}`;
