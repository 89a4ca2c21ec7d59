import * as contract from '#contract/startup/tutorHost.ts';
import { hostTalks, tutorPage } from '../../domain/incubation/tutorLists.ts';
import { inviteTutor, removeTutor } from '../../domain/incubation/tutors.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, tutorPage);

export const invite = handle(contract.invite, async (ctx, wish) => ({ id: await inviteTutor(ctx, wish) }));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeTutor(ctx, id);
  return { id };
});

export const talks = handle(contract.talks, hostTalks);
