import { centsOf } from '#contract/rules/money.ts';
import { formatPrice } from '../ui/formatPrice.ts';

/** ¥1,234.50 of yuan as the wire has them, and a minus sign before what is less than nothing. */
export const moneyText = (yuan: number): string => `${yuan < 0 ? '−' : ''}¥${formatPrice(Math.abs(centsOf(yuan)))}`;
