import { expect, it } from 'vitest';
import { HlsStream } from './stream.ts';

const part = (name: string, isIndependent = false) => ({ data: Buffer.from(name), duration: 0.5, isIndependent });

/** Two whole segments of two parts each, and one part of a third. */
function grown(): HlsStream {
  const stream = new HlsStream();
  stream.begin(Buffer.from('init'));
  for (const segment of ['a', 'b']) {
    stream.add(part(`${segment}0`, true));
    stream.add(part(`${segment}1`));
    stream.end();
  }
  stream.add(part('c0', true));
  return stream;
}

it('names segments, the parts of the newest ones and what comes next', async () => {
  expect(await grown().playlist()).toBe(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:9',
      '#EXT-X-TARGETDURATION:4',
      '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.8',
      '#EXT-X-PART-INF:PART-TARGET=0.6',
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXT-X-MAP:URI="init-0.mp4"',
      '#EXT-X-PART:DURATION=0.500,URI="part-0-0.m4s",INDEPENDENT=YES',
      '#EXT-X-PART:DURATION=0.500,URI="part-0-1.m4s"',
      '#EXTINF:1.000,',
      'seg-0.m4s',
      '#EXT-X-PART:DURATION=0.500,URI="part-1-0.m4s",INDEPENDENT=YES',
      '#EXT-X-PART:DURATION=0.500,URI="part-1-1.m4s"',
      '#EXTINF:1.000,',
      'seg-1.m4s',
      '#EXT-X-PART:DURATION=0.500,URI="part-2-0.m4s",INDEPENDENT=YES',
      '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="part-2-1.m4s"',
      '',
    ].join('\n'),
  );
});

it('gives out every file by its name, and nothing else', async () => {
  const stream = grown();
  const files = ['init-0.mp4', 'seg-1.m4s', 'part-0-1.m4s', 'part-2-0.m4s'].map((name) => stream.file(name));
  expect((await Promise.all(files)).map(String)).toEqual(['init', 'b0b1', 'a1', 'c0']);
  for (const name of ['init-1.mp4', 'seg-2.m4s', 'seg-9.m4s', 'part-7-0.m4s', '../init-0.mp4', 'x'])
    expect(await stream.file(name)).toBeUndefined();
});

it('whoever asks for what comes next waits until it is there', async () => {
  const stream = grown();
  const [list, next, first] = [
    stream.playlist({ segment: 2, part: 1 }),
    stream.file('part-2-1.m4s'),
    stream.file('part-3-0.m4s'),
  ];
  stream.add(part('c1'));
  expect([String(await next), (await list)!.includes('part-2-1.m4s"')]).toEqual(['c1', true]);
  stream.end();
  stream.add(part('d0', true));
  expect(String(await first)).toBe('d0');
});

it('other tracks are a break with another beginning; old segments go', async () => {
  const stream = grown();
  stream.begin(Buffer.from('never seen'));
  stream.begin(Buffer.from('other'));
  for (let count = 0; count < 6; count += 1) {
    stream.add(part(`e${count}`, true));
    stream.end();
  }
  const list = (await stream.playlist())!;
  expect(list).toContain('#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="init-1.mp4"');
  expect(list).toContain('#EXT-X-MEDIA-SEQUENCE:1\n');
  expect(await stream.file('seg-0.m4s')).toBeUndefined();
});

it('one that begins later than another goes on counting where no player has been', async () => {
  const stream = new HlsStream(70);
  stream.begin(Buffer.from('init'));
  stream.add(part('a0', true));
  const list = (await stream.playlist())!;
  for (const line of ['#EXT-X-MEDIA-SEQUENCE:70', '#EXT-X-DISCONTINUITY-SEQUENCE:70', '#EXT-X-MAP:URI="init-70.mp4"'])
    expect(list).toContain(`${line}\n`);
  expect(String(await stream.file('init-70.mp4'))).toBe('init');
  expect(String(await stream.file('part-70-0.m4s'))).toBe('a0');
});
