import * as contract from '#contract/startup/programmeDesk.ts';
import { programmeDeskPage } from '../../domain/startProgramme/desk.ts';
import { programmeForm, publishProgramme, removeProgramme, saveProgramme } from '../../domain/startProgramme/keep.ts';
import {
  announceResult,
  beginReading as begin,
  cancelProgramme,
  extendProgramme,
} from '../../domain/startProgramme/steps.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, programmeDeskPage);

export const form = handle(contract.form, async (ctx, { id }) => programmeForm(ctx, id));

export const save = handle(contract.save, async (ctx, written) => ({ id: await saveProgramme(ctx, written) }));

export const publish = handle(contract.publish, async (ctx, written) => ({ id: await publishProgramme(ctx, written) }));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeProgramme(ctx, id);
  return { id };
});

export const extend = handle(contract.extend, async (ctx, wish) => {
  await extendProgramme(ctx, wish);
  return { id: wish.id };
});

export const beginReading = handle(contract.beginReading, async (ctx, { id }) => {
  await begin(ctx, id);
  return { id };
});

export const announce = handle(contract.announce, async (ctx, wish) => ({
  id: wish.id,
  countAdmitted: await announceResult(ctx, wish),
}));

export const cancel = handle(contract.cancel, async (ctx, wish) => {
  await cancelProgramme(ctx, wish);
  return { id: wish.id };
});
