import * as contract from '#contract/im/conversation.ts';
import { openContext as openIts } from '../../domain/chat/contexts.ts';
import { listConversations } from '../../domain/chat/list.ts';
import { openSingle } from '../../domain/chat/open.ts';
import { readUpTo as moveCursor, whyUnread } from '../../domain/chat/read.ts';
import { clearConversation, hideConversation, saveDraft, setWishes } from '../../domain/chat/settings.ts';
import { viewConversation } from '../../domain/chat/view.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, listConversations);

export const view = handle(contract.view, (ctx, { conversationId }) => viewConversation(ctx, conversationId));

export const open = handle(contract.open, async (ctx, { userNo }) => ({
  conversationId: await openSingle(ctx, userNo),
}));

export const openContext = handle(contract.openContext, async (ctx, place) => ({
  conversationId: await openIts(ctx, place),
}));

export const readUpTo = handle(contract.readUpTo, (ctx, { conversationId, seq }) =>
  moveCursor(ctx, conversationId, seq),
);

export const why = handle(contract.why, (ctx, { conversationId, shown }) => whyUnread(ctx, conversationId, shown));

export const settings = handle(contract.settings, async (ctx, { conversationId, ...wish }) => {
  await setWishes(ctx, conversationId, wish);
  return {};
});

export const draft = handle(contract.draft, async (ctx, { conversationId, text }) => {
  await saveDraft(ctx, conversationId, text);
  return {};
});

export const hide = handle(contract.hide, async (ctx, { conversationId, isCleared }) => {
  await hideConversation(ctx, conversationId, isCleared);
  return {};
});

export const clear = handle(contract.clear, async (ctx, { conversationId }) => {
  await clearConversation(ctx, conversationId);
  return {};
});
