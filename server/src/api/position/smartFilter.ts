import * as contract from '#contract/position/smartFilter.ts';
import { filterCounts } from '../../domain/smartFilter/counts.ts';
import { filterChoices, filteredPage } from '../../domain/smartFilter/page.ts';
import { reviewBlind } from '../../domain/vacancies/blind.ts';
import { handle } from '../../kit/handle.ts';

export const choices = handle(contract.choices, (ctx, { vacancyId }) => filterChoices(ctx, vacancyId));

export const count = handle(contract.count, filterCounts);

export const list = handle(contract.list, filteredPage);

export const blind = handle(contract.blind, async (ctx, wish) => {
  await reviewBlind(ctx, wish);
  return {};
});
