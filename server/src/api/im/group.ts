import * as contract from '#contract/im/group.ts';
import { listFiles } from '../../domain/chat/find.ts';
import { changeGroup, createGroup, dismissGroup, leaveGroup, muteEverybody } from '../../domain/chat/group.ts';
import {
  inviteMembers,
  listMembers,
  muteMember,
  removeMember,
  setRole,
  sharedGroups,
  transferGroup,
} from '../../domain/chat/groupMembers.ts';
import { handle } from '../../kit/handle.ts';

export const create = handle(contract.create, createGroup);

export const save = handle(contract.save, async (ctx, input) => {
  await changeGroup(ctx, input);
  return {};
});

export const memberPage = handle(contract.memberPage, listMembers);

export const invite = handle(contract.invite, (ctx, { conversationId, userNos }) =>
  inviteMembers(ctx, conversationId, userNos),
);

export const remove = handle(contract.remove, async (ctx, someone) => {
  await removeMember(ctx, someone);
  return {};
});

export const role = handle(contract.role, async (ctx, input) => {
  await setRole(ctx, input);
  return {};
});

export const mute = handle(contract.mute, async (ctx, input) => {
  await muteMember(ctx, input);
  return {};
});

export const muteAll = handle(contract.muteAll, async (ctx, { conversationId, isMutedAll }) => {
  await muteEverybody(ctx, conversationId, isMutedAll);
  return {};
});

export const transfer = handle(contract.transfer, async (ctx, someone) => {
  await transferGroup(ctx, someone);
  return {};
});

export const leave = handle(contract.leave, async (ctx, { conversationId }) => {
  await leaveGroup(ctx, conversationId);
  return {};
});

export const dismiss = handle(contract.dismiss, async (ctx, { conversationId }) => {
  await dismissGroup(ctx, conversationId);
  return {};
});

export const filePage = handle(contract.filePage, listFiles);

export const shared = handle(contract.shared, sharedGroups);
