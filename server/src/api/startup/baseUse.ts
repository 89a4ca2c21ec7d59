import * as contract from '#contract/startup/baseUse.ts';
import { cancelOwnBooking, projectBookings } from '../../domain/incubation/bookings.ts';
import { projectDesks } from '../../domain/incubation/desks.ts';
import { bookRoom, roomPage } from '../../domain/incubation/rooms.ts';
import { handle } from '../../kit/handle.ts';

export const desks = handle(contract.desks, projectDesks);

export const rooms = handle(contract.rooms, roomPage);

export const bookings = handle(contract.bookings, projectBookings);

export const book = handle(contract.book, async (ctx, wish) => ({ id: await bookRoom(ctx, wish) }));

export const cancel = handle(contract.cancel, async (ctx, { id }) => {
  await cancelOwnBooking(ctx, id);
  return { id };
});
