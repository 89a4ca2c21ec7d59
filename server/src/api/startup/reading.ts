import * as contract from '#contract/startup/reading.ts';
import { answerReader, ownReadershipsPage } from '../../domain/startProgramme/readers.ts';
import { giveReading, ownReadingsPage, recuseReading, viewReading } from '../../domain/startProgramme/readings.ts';
import { handle } from '../../kit/handle.ts';

export const invitations = handle(contract.invitations, ownReadershipsPage);

export const answer = handle(contract.answer, async (ctx, wish) => {
  await answerReader(ctx, wish);
  return { id: wish.id };
});

export const list = handle(contract.list, ownReadingsPage);

export const view = handle(contract.view, async (ctx, { id }) => viewReading(ctx, id));

export const submit = handle(contract.submit, async (ctx, wish) => {
  await giveReading(ctx, wish);
  return { id: wish.id };
});

export const recuse = handle(contract.recuse, async (ctx, wish) => {
  await recuseReading(ctx, wish);
  return { id: wish.id };
});
