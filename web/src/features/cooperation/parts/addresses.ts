import { CooperationState, NominationState } from '#contract/rules/cooperation.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

const { active, waiting, refused, withdrawn, ended } = CooperationState;

/** What is going on first, then what is over. */
export const cooperationStates = [active, waiting, refused, withdrawn, ended] as const;

export const cooperationSpec = listSpec({
  filters: { state: cooperationStates.map(String) as [string, ...string[]] },
});

/** Vacancies of the partner, or its typical positions. */
export const partnerSpec = listSpec({ filters: { id: '', show: ['', 'typical'] } });

export const positionSpec = listSpec({ filters: { id: '', vacancy: '' } });

export const learnerSpec = listSpec({ filters: { state: ['', ...NominationState.values.map(String)], of: '' } });

export const plainSpec = listSpec({});

export const partnerPath = (id: string): string => `/account/enterpriseschool/detail?id=${id}`;

export const partnerPositionPath = (id: string, vacancyId: string): string =>
  `/account/enterpriseschool/positiondetail?id=${id}&vacancy=${vacancyId}`;

export const learnersPath = (cooperationId: string): string => `/account/enterpriseschool/learners?of=${cooperationId}`;
