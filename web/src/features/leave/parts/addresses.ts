import { listSpec } from '../../../kit/list/listAddress.ts';

export const leaveTabs = ['mine', 'ask'] as const;

export const leaveList = listSpec({ filters: { state: ['', '0', '1', '2', '3'] } });
