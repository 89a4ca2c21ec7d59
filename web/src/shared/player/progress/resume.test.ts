import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newerPosition, startAt } from './resume.ts';

const second = fc.integer({ min: 0, max: 7200 });

describe('接着学的位置', () => {
  it('服务端没有新的消息，本机留下的就更新', () => {
    fc.assert(fc.property(second, second, (base, position) => newerPosition(base, { position, base }) === position));
  });

  it('别的设备又学过，听服务端的', () => {
    fc.assert(
      fc.property(second, second, second, (server, base, position) => {
        fc.pre(server !== base);
        return newerPosition(server, { position, base }) === server;
      }),
    );
  });

  it('本机什么也没留下，听服务端的', () => {
    expect(newerPosition(83, undefined)).toBe(83);
  });

  it('停在最后的，从还没看过的地方开始，都看过就从头', () => {
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
