import { expect, test } from 'vitest';
import { CallError } from '#contract/kit/callError.ts';
import { NOT_FOUND, UNAVAILABLE } from '#contract/kit/errors.ts';
import { createBox } from './box.ts';
import { handIn } from './handIn.ts';
import { memoryStore } from './memoryStore.ts';

interface Line {
  room: string;
  text: string;
}

/** A box with three messages in two rooms, and a server that fails as `answer` says. */
function desk(answer: (text: string) => Error | undefined) {
  const store = memoryStore();
  const box = createBox<Line>(
    'zt-chat',
    () => true,
    () => store,
  );
  const lines = [
    { room: 'one', text: 'first' },
    { room: 'one', text: 'second' },
    { room: 'two', text: 'aside' },
  ];
  for (const line of lines) box.put('7', line.text, line);
  const heard: string[] = [];
  const run = () =>
    handIn(box, '7', box.of('7'), {
      lineOf: ({ value }) => value.room,
      send: async ({ value }) => {
        const failure = answer(value.text);
        if (failure) throw failure;
        heard.push(value.text);
      },
      isFinal: ({ code }) => code === NOT_FOUND.code,
    });
  return { run, heard, left: () => box.of('7').map(({ key }) => key) };
}

test('in order, and forgotten once confirmed', async () => {
  const { run, heard, left } = desk(() => undefined);
  expect([await run(), heard, left()]).toEqual([3, ['first', 'second', 'aside'], []]);
  expect(await run()).toBe(0);
});

test('what could not be sent holds back its own line and no other', async () => {
  let down = true;
  const { run, heard, left } = desk((text) => (down && text === 'first' ? new CallError(UNAVAILABLE) : undefined));
  expect([await run(), heard, left()]).toEqual([1, ['aside'], ['first', 'second']]);
  down = false;
  expect([await run(), heard, left()]).toEqual([2, ['aside', 'first', 'second'], []]);
});

test('what the server refuses for good is forgotten and holds nothing back', async () => {
  const { run, heard, left } = desk((text) => (text === 'first' ? new CallError(NOT_FOUND) : undefined));
  expect([await run(), heard, left()]).toEqual([2, ['second', 'aside'], []]);
});

test('a fault of ours is not taken for a failure of the network', async () => {
  const { run, left } = desk(() => new TypeError('undefined is not a function'));
  await expect(run()).rejects.toThrow(TypeError);
  expect(left()).toHaveLength(3);
});
