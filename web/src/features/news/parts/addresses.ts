import { listSpec } from '../../../kit/list/listAddress.ts';

export const newsSpec = listSpec({ filters: { zone: '' } });
