import { listSpec } from '../../../kit/list/listAddress.ts';

export const leaveQueue = listSpec({ filters: { decided: ['0', '1'] } });
