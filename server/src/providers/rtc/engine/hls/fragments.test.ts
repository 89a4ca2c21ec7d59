import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { expect, it } from 'vitest';
import { fragment, initSegment, RATE } from './fragments.ts';
import type { Sample } from './fragments.ts';

const description = Buffer.from('0142e01fffe1000a6742e01f95a01400 5b900100 0468ce3c80'.replaceAll(' ', ''), 'hex');
const picture = (isKey: boolean): Sample => ({
  // one unit: its length, and a first byte that says whether it stands alone
  data: Buffer.from([0, 0, 0, 5, isKey ? 0x65 : 0x41, 1, 2, 3, 4]),
  duration: RATE.picture / 25,
  isKey,
});
const sound: Sample = { data: Buffer.from([0xf8, 1, 2, 3]), duration: RATE.sound / 50, isKey: true };

async function readBack(bytes: Buffer) {
  const input = new Input({ source: new BufferSource(new Uint8Array(bytes)), formats: ALL_FORMATS });
  const found = [];
  for (const track of await input.getTracks()) {
    const packets: [number, string, number][] = [];
    for await (const { timestamp, type, byteLength } of new EncodedPacketSink(track).packets())
      packets.push([Math.round(timestamp * 1000), type, byteLength]);
    found.push({ codec: await track.getCodec(), packets });
  }
  input.dispose();
  return found;
}

it('what is written is what a reader finds: both tracks, in their times, across several fragments', async () => {
  const init = initSegment({ picture: { size: { width: 1280, height: 720 }, description }, hasSound: true });
  const first = fragment(1, {
    picture: { from: 0, samples: [picture(true), picture(false)] },
    sound: { from: RATE.sound / 100, samples: [sound, sound, sound] },
  });
  const second = fragment(2, {
    picture: { from: (RATE.picture / 25) * 2, samples: [picture(false)] },
    sound: { from: RATE.sound / 100 + (RATE.sound / 50) * 3, samples: [sound] },
  });
  const [seen, heard] = await readBack(Buffer.concat([init, first, second]));
  expect(seen).toEqual({
    codec: 'avc',
    packets: [
      [0, 'key', 9],
      [40, 'delta', 9],
      [80, 'delta', 9],
    ],
  });
  expect(heard).toEqual({
    codec: 'opus',
    packets: [10, 30, 50, 70].map((at) => [at, 'key', 4]),
  });
});

it('a class that is only heard has one track', async () => {
  const init = initSegment({ hasSound: true });
  const found = await readBack(Buffer.concat([init, fragment(1, { sound: { from: 0, samples: [sound, sound] } })]));
  expect(found).toEqual([{ codec: 'opus', packets: [0, 20].map((at) => [at, 'key', 4]) }]);
});
