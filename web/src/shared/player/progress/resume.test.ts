import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newerPosition, startAt } from './resume.ts';

const second = fc.integer({ min: 0, max: 7200 });

describe('where to go on', () => {
  it('without news from the server what is here is newer', () => {
    fc.assert(fc.property(second, second, (base, position) => newerPosition(base, { position, base }) === position));
  });

  it('another device studied since, the server counts', () => {
    fc.assert(
      fc.property(second, second, second, (server, base, position) => {
        fc.pre(server !== base);
        return newerPosition(server, { position, base }) === server;
      }),
    );
  });

  it('nothing here, the server counts', () => {
    expect(newerPosition(83, undefined)).toBe(83);
  });

  it('stopped at the end it begins where nothing was seen, all seen from the start', () => {
    expect(
      startAt(119, 120, [
        [0, 50],
        [70, 120],
      ]),
    ).toBe(50);
    expect(startAt(120, 120, [[0, 120]])).toBe(0);
    expect(startAt(60, 120, [])).toBe(60);
  });
});
