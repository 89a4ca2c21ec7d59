import { expect, it } from 'vitest';
import { sendLatest } from './sendLatest.ts';
import type { Outcome } from './sendLatest.ts';

/** Sends words of which each is answered as told; `meanwhile` says what is wanted by the time of the answer. */
async function sent(outcomes: Record<string, Outcome>, meanwhile: Record<string, string>) {
  const wanted: { current: string | null } = { current: 'first' };
  const words: string[] = [];
  await sendLatest(wanted, async (word) => {
    words.push(word);
    await Promise.resolve();
    wanted.current = meanwhile[word] ?? wanted.current;
    return outcomes[word]!;
  });
  return { words, left: wanted.current };
}

it.each([
  ['once, and nothing is left', { first: 'kept' }, {}, ['first'], null],
  [
    'again when it changed meanwhile',
    { first: 'kept', second: 'kept' },
    { first: 'second' },
    ['first', 'second'],
    null,
  ],
  [
    'what came while the one before was refused',
    { first: 'refused', second: 'kept' },
    { first: 'second' },
    ['first', 'second'],
    null,
  ],
  ['nothing more once it is refused', { first: 'refused' }, {}, ['first'], 'first'],
  ['nothing more over what is newer elsewhere', { first: 'outdated' }, { first: 'second' }, ['first'], 'second'],
] as const)('sends %s', async (_, outcomes, meanwhile, words, left) => {
  expect(await sent(outcomes as never, meanwhile as never)).toEqual({ words, left });
});
