import * as contract from '#contract/startup/baseDesk.ts';
import { ownBase, ownBasePage, removeBase, saveBase } from '../../domain/incubation/baseDesk.ts';
import { assignDesk, deskProjects, endDeskUse } from '../../domain/incubation/desks.ts';
import { keepPlace, placePage, removePlace as dropPlace } from '../../domain/incubation/places.ts';
import { baseBookings, cancelBooking as takeBooking } from '../../domain/incubation/bookings.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, ownBasePage);

export const form = handle(contract.form, async (ctx, { id }) => ownBase(ctx, id));

export const save = handle(contract.save, async (ctx, written) => ({ id: await saveBase(ctx, written) }));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeBase(ctx, id);
  return { id };
});

export const places = handle(contract.places, placePage);

export const savePlace = handle(contract.savePlace, async (ctx, wish) => ({ id: await keepPlace(ctx, wish) }));

export const removePlace = handle(contract.removePlace, async (ctx, { id }) => {
  await dropPlace(ctx, id);
  return { id };
});

export const projects = handle(contract.projects, deskProjects);

export const assign = handle(contract.assign, async (ctx, wish) => ({ id: await assignDesk(ctx, wish) }));

export const endUse = handle(contract.endUse, async (ctx, wish) => {
  await endDeskUse(ctx, wish);
  return { id: wish.id };
});

export const bookings = handle(contract.bookings, baseBookings);

export const cancelBooking = handle(contract.cancelBooking, async (ctx, wish) => {
  await takeBooking(ctx, wish);
  return { id: wish.id };
});
