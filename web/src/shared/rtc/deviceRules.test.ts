import { describe, expect, test } from 'vitest';
import type { Device } from './deviceRules.ts';
import { choiceOf, devicesOf, movedOf, usedOf } from './deviceRules.ts';

const device = (deviceId: string, label = deviceId, groupId = label): Device => ({
  kind: 'audioinput',
  deviceId,
  groupId,
  label,
});
const built = device('m1', '内置麦克风');
const headset = device('m2', '耳机');
const usual = (groupId: string): Device => device('default', `默认 - ${groupId}`, groupId);
const camera: Device = { ...device('c1', '摄像头 A'), kind: 'videoinput' };

describe('devices', () => {
  test('what stands for the system is not a device, nor one that has no name yet', () => {
    const all = [usual('耳机'), device('communications'), device(''), built, headset, camera];
    expect(devicesOf('audioinput', all)).toEqual([built, headset]);
    expect(devicesOf('audiooutput', all)).toEqual([]);
  });

  test('the chosen one counts while it is there', () => {
    const kept = { audioinput: 'm2' };
    expect(choiceOf('audioinput', [built, headset], kept)).toBe('m2');
    expect(choiceOf('audioinput', [built], kept)).toBe('');
    expect(choiceOf('videoinput', [camera], kept)).toBe('');
    expect(usedOf('audioinput', [built, headset], kept)).toBe(headset);
  });

  test('without a choice it is the one that the system uses', () => {
    expect(usedOf('audioinput', [usual('耳机'), built, headset], {})).toBe(headset);
    expect(usedOf('audioinput', [built, headset], {})).toBe(built);
    expect(usedOf('audioinput', [camera], {})).toBeUndefined();
  });
});

describe('a device that comes or goes', () => {
  const kept = { audioinput: 'm2' };
  test.each([
    ['the chosen one goes', [built, headset], [built], kept, '「耳机」断开了，麦克风换成「内置麦克风」'],
    ['it comes back', [built], [built, headset], kept, '接上了「耳机」，麦克风换成它'],
    ['the last one goes', [headset], [camera], kept, '「耳机」断开了，现在没有麦克风；接上以后再打开它'],
    ['another one goes', [built, headset], [headset], kept, ''],
    [
      'the one of the system goes',
      [usual('耳机'), headset, built],
      [usual('内置麦克风'), built],
      {},
      '「耳机」断开了，麦克风换成「内置麦克风」',
    ],
    ['names are told for the first time', [device('')], [built, headset], kept, ''],
  ])('%s', (_, before, after, chosen, words) => {
    expect(movedOf('audioinput', before, after, chosen)).toBe(words);
  });
});
