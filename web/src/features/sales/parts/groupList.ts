import { saleDays, spanIn } from '#contract/rules/sales.ts';
import type { SaleDays } from '#contract/rules/sales.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

/** Sums of the last days, thirty unless told, or of days that somebody named. */
export const groupList = listSpec({ filters: { days: ['30', '7', '90'], from: '', to: '' } });

export const dayOptions = saleDays.map((key) => ({ key, label: `最近 ${key} 天` }));

/** What the calls are asked for; days that cannot be summed up are as if nobody had named them. */
export const askedDays = ({ days, ...span }: { days: SaleDays; from: string; to: string }) => ({
  days,
  ...spanIn(span),
});
