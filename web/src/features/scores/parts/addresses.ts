import { listSpec } from '../../../kit/list/listAddress.ts';

/** Query name of the offering whose marks are entered. */
export const OFFERING = 'offering';

export const offeringList = listSpec({ filters: { state: ['', '0', '1'] } });

export const plainList = listSpec({});

export const sheetPath = (offeringId: string): string => `/account/scores?${OFFERING}=${offeringId}`;

export const studentPath = (userNo: string): string => `/account/student/score?userNo=${userNo}`;
