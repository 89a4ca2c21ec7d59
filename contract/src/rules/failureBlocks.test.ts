import { expect, expectTypeOf, it } from 'vitest';
import { failureBlocks } from './failureBlocks.ts';
import type { CodeOf } from './failureBlocks.ts';

it('gives every hundred to one service only, beyond the codes of the wire', () => {
  const hundreds = Object.values(failureBlocks).flat();
  expect(new Set(hundreds).size).toBe(hundreds.length);
  expect(Math.min(...hundreds)).toBe(10);
});

it('lets a service take the codes of its block and no others', () => {
  expectTypeOf<1000>().toExtend<CodeOf<'user'>>();
  expectTypeOf<1499>().toExtend<CodeOf<'user'>>();
  expectTypeOf<1500>().not.toExtend<CodeOf<'user'>>();
  expectTypeOf<409>().not.toExtend<CodeOf<'user'>>();
  expectTypeOf<CodeOf<'user'> & CodeOf<'system'>>().toBeNever();
});
