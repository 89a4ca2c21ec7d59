import fc from 'fast-check';
import { expect, it } from 'vitest';
import { droppedOrder } from './drop.ts';

it.each([
  ['a', { targetId: 'c', at: 'before' }, 'bacd'],
  ['a', { targetId: 'c', at: 'after' }, 'bcad'],
  ['d', { targetId: 'a', at: 'before' }, 'dabc'],
  ['b', { targetId: 'a', at: 'after' }, 'abcd'],
] as const)('%s let go %j', (id, drop, order) => {
  expect(droppedOrder([...'abcd'], id, drop).join('')).toBe(order);
});

it('nothing is lost, and the one stands beside the other', () => {
  const ids = fc.uniqueArray(fc.string(), { minLength: 2 });
  fc.assert(
    fc.property(ids, fc.nat(), fc.nat(), fc.constantFrom('before', 'after'), (all, from, to, at) => {
      const id = all[from % all.length]!;
      const targetId = all[to % all.length]!;
      fc.pre(id !== targetId);
      const order = droppedOrder(all, id, { targetId, at });
      expect(order.toSorted()).toEqual(all.toSorted());
      expect(order.indexOf(id) - order.indexOf(targetId)).toBe(at === 'before' ? -1 : 1);
    }),
  );
});
