import * as contract from '#contract/startup/tutorHour.ts';
import { bookHour, releaseHour } from '../../domain/incubation/bookHour.ts';
import { cancelHour, closeHour, openHour } from '../../domain/incubation/hours.ts';
import { offeredHours, ownTalks, projectTalks } from '../../domain/incubation/talks.ts';
import { postPage } from '../../domain/incubation/tutorLists.ts';
import { answerPost } from '../../domain/incubation/tutors.ts';
import { handle } from '../../kit/handle.ts';

export const posts = handle(contract.posts, postPage);

export const answer = handle(contract.answer, async (ctx, wish) => {
  await answerPost(ctx, wish);
  return { id: wish.id };
});

export const own = handle(contract.own, ownTalks);

export const open = handle(contract.open, async (ctx, wish) => ({ id: await openHour(ctx, wish) }));

export const cancel = handle(contract.cancel, async (ctx, wish) => {
  await cancelHour(ctx, wish);
  return { id: wish.id };
});

export const close = handle(contract.close, async (ctx, wish) => {
  await closeHour(ctx, wish);
  return { id: wish.id };
});

export const offered = handle(contract.offered, offeredHours);

export const talks = handle(contract.talks, projectTalks);

export const book = handle(contract.book, async (ctx, wish) => {
  await bookHour(ctx, wish);
  return { id: wish.id };
});

export const release = handle(contract.release, async (ctx, { id }) => {
  await releaseHour(ctx, id);
  return { id };
});
