import * as contract from '#contract/live/people.ts';
import { bringOnStage, lowerHand, raiseHand } from '../../domain/live/hands.ts';
import { banMember, memberPage, muteMember } from '../../domain/live/people.ts';
import { quietRoom } from '../../domain/live/quiet.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, memberPage);

export const raise = handle(contract.raise, async (ctx, { periodId, question }) => {
  await raiseHand(ctx, periodId, question);
  return {};
});

export const lower = handle(contract.lower, async (ctx, { periodId, userNo }) => {
  await lowerHand(ctx, periodId, userNo);
  return {};
});

export const stage = handle(contract.stage, async (ctx, { periodId, userNo }) => {
  await bringOnStage(ctx, periodId, userNo);
  return {};
});

export const mute = handle(contract.mute, async (ctx, { periodId, userNo, isMuted }) => {
  await muteMember(ctx, periodId, userNo, isMuted);
  return {};
});

export const ban = handle(contract.ban, async (ctx, { periodId, userNo, isBanned }) => {
  await banMember(ctx, periodId, userNo, isBanned);
  return {};
});

export const quiet = handle(contract.quiet, (ctx, { periodId, isQuiet }) => quietRoom(ctx, periodId, isQuiet));
