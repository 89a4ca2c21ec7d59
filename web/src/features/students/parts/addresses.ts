import { listSpec } from '../../../kit/list/listAddress.ts';

export const studentTabs = ['roster', 'asks'] as const;

export const rosterList = listSpec({ filters: { keyword: '', bound: ['all', 'no', 'yes'], depart: '' } });
