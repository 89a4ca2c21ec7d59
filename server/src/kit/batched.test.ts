import { describe, expect, it } from 'vitest';
import { batched } from './batched.ts';

const pause = (ms = 5) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

describe('batching', () => {
  it('those at once run together with answers apart; one by one nobody waits', async () => {
    const sizes: number[] = [];
    const double = batched<number, number>({
      run: async (items) => {
        sizes.push(items.length);
        await pause();
        return items.map(async (item) => item * 2);
      },
      keyOf: String,
      lanes: 1,
      max: 3,
    });
    expect(await Promise.all([1, 2, 3, 4, 5].map((one) => double(one)))).toEqual([2, 4, 6, 8, 10]);
    expect(sizes).toEqual([3, 2]);
    expect(await double(6)).toBe(12);
  });

  it('one key never runs twice at a time, first come first', async () => {
    const order: string[] = [];
    let inside = 0;
    const one = batched<string, void>({
      run: async (items) => {
        const same = items.filter((item) => item.startsWith('a'));
        expect((inside += same.length)).toBeLessThanOrEqual(1);
        await pause();
        inside -= same.length;
        order.push(...same);
        return items.map(async () => undefined);
      },
      keyOf: (item) => item[0]!,
      lanes: 2,
      max: 10,
    });
    await Promise.all(['a1', 'b1', 'a2', 'c1', 'a3'].map((item) => one(item)));
    expect(order).toEqual(['a1', 'a2', 'a3']);
  });

  it('one failure fails itself alone; a failed batch is repeated one by one', async () => {
    const tries: number[][] = [];
    const run = batched<number, number>({
      run: async (items) => {
        tries.push(items);
        if (items.includes(13)) throw new Error('poison');
        return items.map(async (item) => {
          if (item === 2) throw new Error('alone');
          return item;
        });
      },
      keyOf: String,
      lanes: 1,
      max: 10,
    });
    const settled = await Promise.allSettled([1, 2, 13, 4].map((one) => run(one)));
    expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason.message)))).toEqual([
      1,
      'alone',
      'poison',
      4,
    ]);
    expect(tries).toEqual([[1, 2, 13, 4], [1], [2], [13], [4]]);
  });
});
