import * as contract from '#contract/startup/programmeRun.ts';
import { answerObjection } from '../../domain/startProgramme/appeals.ts';
import { inviteReader, removeReader as dropReader } from '../../domain/startProgramme/readers.ts';
import {
  arrangeReaders,
  replaceReader,
  runApplication,
  runApplications,
  runOverview,
} from '../../domain/startProgramme/run.ts';
import { handle } from '../../kit/handle.ts';

export const overview = handle(contract.overview, async (ctx, { id }) => runOverview(ctx, id));

export const applications = handle(contract.applications, runApplications);

export const application = handle(contract.application, async (ctx, { id }) => runApplication(ctx, id));

export const invite = handle(contract.invite, async (ctx, wish) => ({ id: await inviteReader(ctx, wish) }));

export const removeReader = handle(contract.removeReader, async (ctx, { id }) => {
  await dropReader(ctx, id);
  return { id };
});

export const arrange = handle(contract.arrange, async (ctx, { id }) => ({
  id,
  countShort: await arrangeReaders(ctx, id),
}));

export const replace = handle(contract.replace, async (ctx, { id }) => {
  await replaceReader(ctx, id);
  return { id };
});

export const answerAppeal = handle(contract.answerAppeal, async (ctx, wish) => {
  await answerObjection(ctx, wish);
  return { id: wish.id };
});
