import * as contract from '#contract/startup/policyCheck.ts';
import { checkPage } from '../../domain/startPolicy/check.ts';
import { datePage, dropDate as drop, keepDate as keep } from '../../domain/startPolicy/dates.ts';
import { keepFacts, ownFacts } from '../../domain/startPolicy/facts.ts';
import { handle } from '../../kit/handle.ts';

export const getFacts = handle(contract.getFacts, ownFacts);

export const saveFacts = handle(contract.saveFacts, async (ctx, told) => {
  await keepFacts(ctx, told);
  return {};
});

export const list = handle(contract.list, checkPage);

export const keepDate = handle(contract.keepDate, async (ctx, { id }) => {
  await keep(ctx, id);
  return {};
});

export const dropDate = handle(contract.dropDate, async (ctx, { id }) => {
  await drop(ctx, id);
  return {};
});

export const dates = handle(contract.dates, datePage);
