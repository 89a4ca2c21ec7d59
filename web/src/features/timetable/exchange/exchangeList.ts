import { listSpec } from '../../../kit/list/listAddress.ts';
import { ExchangeState } from '#contract/rules/exchange.ts';

/** The school begins with what waits for it. */
export const exchangeList = listSpec({
  filters: { state: ['', ...ExchangeState.values.map(String)] as [string, ...string[]] },
});
