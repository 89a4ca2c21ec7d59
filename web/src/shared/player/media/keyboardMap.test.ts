import { describe, expect, it } from 'vitest';
import { actionOf, keyHelp } from './keyboardMap.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('playback keys', () => {
  it('each does its own, in any case', () => {
    expect(press(' ')).toEqual({ kind: 'toggle' });
    expect(press('K')).toEqual({ kind: 'toggle' });
    expect(press('ArrowLeft')).toEqual({ kind: 'move', seconds: -5 });
    expect(press('l')).toEqual({ kind: 'move', seconds: 10 });
    expect(press('3')).toEqual({ kind: 'goTo', share: 0.3 });
    expect(press('?')).toEqual({ kind: 'help' });
  });

  it("together with Ctrl, Alt or Command they are the browser's", () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(press('f', { [held]: true })).toBeUndefined();
    expect(press('Tab')).toBeUndefined();
    expect(press('Enter')).toBeUndefined();
  });

  it('every key in the help works', () => {
    const named = keyHelp.flatMap(([keys]) => keys.split(/[ /–]+/)).filter((key) => /^[A-Z0-9?<>]$/.test(key));
    expect(named.length).toBeGreaterThan(10);
    for (const key of named) expect(press(key), key).toBeDefined();
  });
});
