import { expect, it } from 'vitest';
import { Uplink } from './uplink.ts';

const taking = (...seqs: number[]): Uplink => {
  const uplink = new Uplink();
  for (const seq of seqs) uplink.received(seq, 0);
  return uplink;
};

it('says what is missing as soon as a later one comes, also across the end of the numbers', () => {
  expect(taking(10).received(13, 0)).toEqual([11, 12]);
  expect(taking(65_534).received(1, 0)).toEqual([65_535, 0]);
  expect(taking(10, 11).received(10, 0)).toEqual([]);
  expect(taking(10).received(5000, 0)).toEqual([]);
});

it('asks again until it comes, and gives up after a while', () => {
  const uplink = taking(10, 13);
  expect(uplink.due(20)).toEqual({ again: [], isLost: false });
  expect(uplink.due(50)).toEqual({ again: [11, 12], isLost: false });
  uplink.received(11, 60);
  expect(uplink.due(100)).toEqual({ again: [12], isLost: false });
  expect(uplink.due(900)).toEqual({ again: [], isLost: true });
  expect(uplink.due(1000)).toEqual({ again: [], isLost: false });
  expect(uplink.counts).toEqual({ packets: 3, lost: 1, recovered: 1 });
});

it('waits as long as answers take before it asks again, neither all the time nor for ever', () => {
  const after = (answerMs: number): Uplink => {
    const uplink = taking(0);
    for (let seq = 2; seq < 60; seq += 2) {
      uplink.received(seq, seq * 1000);
      uplink.received(seq - 1, seq * 1000 + answerMs);
    }
    uplink.received(61, 100_000);
    return uplink;
  };
  const near = after(2);
  expect(near.due(100_010).again).toEqual([]);
  expect(near.due(100_020).again).toEqual([59, 60]);
  expect(near.due(100_030).again).toEqual([]);
  const far = after(100);
  expect(far.due(100_140).again).toEqual([]);
  expect(far.due(100_160).again).toEqual([59, 60]);
  expect(after(600).due(100_250).again).toEqual([59, 60]);
});

it('reports the share that is lost since the last report, and the highest number with its rounds', () => {
  expect(new Uplink().report()).toBeUndefined();
  const uplink = taking(65_534, 65_535, 2);
  uplink.due(900);
  expect(uplink.report()).toEqual({ fraction: Math.floor((256 * 2) / 5), lost: 2, highest: 0x1_0002 });
  uplink.received(3, 1000);
  expect(uplink.report()).toEqual({ fraction: 0, lost: 2, highest: 0x1_0003 });
});
