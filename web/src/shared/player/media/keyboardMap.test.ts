import { describe, expect, it } from 'vitest';
import { actionOf, keyHelp } from './keyboardMap.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('播放快捷键', () => {
  it('各做各的事，大小写一样', () => {
    expect(press(' ')).toEqual({ kind: 'toggle' });
    expect(press('K')).toEqual({ kind: 'toggle' });
    expect(press('ArrowLeft')).toEqual({ kind: 'move', seconds: -5 });
    expect(press('l')).toEqual({ kind: 'move', seconds: 10 });
    expect(press('3')).toEqual({ kind: 'goTo', share: 0.3 });
    expect(press('?')).toEqual({ kind: 'help' });
  });

  it('与 Ctrl、Alt、Command 一起按的留给浏览器', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(press('f', { [held]: true })).toBeUndefined();
    expect(press('Tab')).toBeUndefined();
    expect(press('Enter')).toBeUndefined();
  });

  it('说明里写到的键都有用', () => {
    const named = keyHelp.flatMap(([keys]) => keys.split(/[ /–]+/)).filter((key) => /^[A-Z0-9?<>]$/.test(key));
    expect(named.length).toBeGreaterThan(10);
    for (const key of named) expect(press(key), key).toBeDefined();
  });
});
