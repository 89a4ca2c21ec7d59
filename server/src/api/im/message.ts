import * as contract from '#contract/im/message.ts';
import { searchMessages } from '../../domain/chat/find.ts';
import { forwardMessages } from '../../domain/chat/forward.ts';
import { around as aroundOne, older as before, since as after } from '../../domain/chat/history.ts';
import { deleteMessage, recallMessage } from '../../domain/chat/recall.ts';
import { readersOf, receiptsOf } from '../../domain/chat/receipts.ts';
import { sendMessage } from '../../domain/chat/send.ts';
import { handle } from '../../kit/handle.ts';

export const send = handle(contract.send, sendMessage);

export const since = handle(contract.since, after);

export const older = handle(contract.older, before);

export const around = handle(contract.around, aroundOne);

export const recall = handle(contract.recall, async (ctx, { id }) => ({ text: await recallMessage(ctx, id) }));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await deleteMessage(ctx, id);
  return {};
});

export const forward = handle(contract.forward, async (ctx, wish) => ({ countSent: await forwardMessages(ctx, wish) }));

export const receipts = handle(contract.receipts, async (ctx, { conversationId, seqs }) => ({
  list: await receiptsOf(ctx, conversationId, seqs),
}));

export const readers = handle(contract.readers, readersOf);

export const search = handle(contract.search, searchMessages);
