import { saleDays } from '#contract/rules/sales.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

/** Sums of the last days, thirty unless told. */
export const groupList = listSpec({ filters: { days: ['30', '7', '90'] } });

export const dayOptions = saleDays.map((key) => ({ key, label: `最近 ${key} 天` }));
