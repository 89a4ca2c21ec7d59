import * as contract from '#contract/system/adminWord.ts';
import { badWordHits } from '../../domain/chat/words.ts';
import { addWords, findWords, removeWords } from '../../domain/console/bannedWords.ts';
import { plainFile, sheetFile, wordsIn } from '../../domain/console/wordFiles.ts';
import { handle } from '../../kit/handle.ts';

const MOST_HITS = 100;

export const list = handle(contract.list, (ctx, request) => findWords(ctx.db, request));

export const add = handle(contract.add, (ctx, { words }) => addWords(ctx, words));

export const read = handle(contract.read, async (_, { file }) => ({ words: await wordsIn(file) }), {
  transaction: 'own',
});

export const remove = handle(contract.remove, (ctx, { ids }) => removeWords(ctx, ids));

export const plain = handle(contract.plain, (ctx) => plainFile(ctx.db));

export const sheet = handle(contract.sheet, (ctx) => sheetFile(ctx.db));

export const tryOut = handle(contract.tryOut, async (ctx, { text }) => ({
  hits: await badWordHits(ctx.db, text, MOST_HITS),
}));
