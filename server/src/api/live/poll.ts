import * as contract from '#contract/live/poll.ts';
import { LiveRole } from '#contract/rules/liveRooms.ts';
import { roomOf } from '../../domain/live/place.ts';
import { askPoll, closePoll, pollsOf, voteIn } from '../../domain/live/polls.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async ({ db, user, now }, { periodId }) => {
  const { room, role } = await roomOf(db, user, periodId, now);
  return { list: await pollsOf(db, room, user.userNo, role !== LiveRole.learner) };
});

export const open = handle(contract.open, askPoll);

export const close = handle(contract.close, async (ctx, { periodId, pollId }) => {
  await closePoll(ctx, periodId, pollId);
  return {};
});

export const vote = handle(contract.vote, (ctx, { periodId, pollId, choice }) => voteIn(ctx, periodId, pollId, choice));
