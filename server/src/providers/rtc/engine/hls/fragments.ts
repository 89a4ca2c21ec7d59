import type { Size } from '../../recording/frames.ts';
import { box, fullBox, u16, u32, u64, u8, zeros } from './boxes.ts';

/** Ticks a second of each track. */
export const RATE = { picture: 90_000, sound: 48_000 } as const;

const PICTURE = 1;
const SOUND = 2;

export interface Tracks {
  /** Absent: nothing is seen. */
  picture?: { size: Size; description: Buffer };
  hasSound: boolean;
}

export interface Sample {
  data: Buffer;
  /** Ticks. */
  duration: number;
  isKey: boolean;
}

/** Samples that follow each other without a gap, from a time on. */
export interface Run {
  /** Ticks. */
  from: number;
  samples: readonly Sample[];
}

const matrix = u32(0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000);

/** What players read before anything else: which tracks there are, and what decoders must know. */
export function initSegment({ picture, hasSound }: Tracks): Buffer {
  const traks = [...(picture ? [pictureTrack(picture)] : []), ...(hasSound ? [soundTrack()] : [])];
  const ids = [...(picture ? [PICTURE] : []), ...(hasSound ? [SOUND] : [])];
  const movie = fullBox(
    'mvhd',
    0,
    0,
    u32(0, 0, 1000, 0, 0x1_0000),
    u16(0x100, 0),
    zeros(8),
    matrix,
    zeros(24),
    u32(SOUND + 1),
  );
  const defaults = ids.map((id) => fullBox('trex', 0, 0, u32(id, 1, 0, 0, 0)));
  const type = box('ftyp', Buffer.from('iso6', 'latin1'), u32(0), Buffer.from('iso6mp41', 'latin1'));
  return Buffer.concat([type, box('moov', movie, ...traks, box('mvex', ...defaults))]);
}

const track = (id: number, rate: number, size: Size, handler: Buffer[], entry: Buffer): Buffer =>
  box(
    'trak',
    fullBox(
      'tkhd',
      0,
      7,
      u32(0, 0, id, 0, 0),
      zeros(8),
      u16(0, 0, id === SOUND ? 0x100 : 0, 0),
      matrix,
      u32(size.width * 0x1_0000, size.height * 0x1_0000),
    ),
    box(
      'mdia',
      fullBox('mdhd', 0, 0, u32(0, 0, rate, 0), u16(0x55c4, 0)),
      handler[0]!,
      box(
        'minf',
        handler[1]!,
        box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1))),
        box(
          'stbl',
          fullBox('stsd', 0, 0, u32(1), entry),
          fullBox('stts', 0, 0, u32(0)),
          fullBox('stsc', 0, 0, u32(0)),
          fullBox('stsz', 0, 0, u32(0, 0)),
          fullBox('stco', 0, 0, u32(0)),
        ),
      ),
    ),
  );

const handlerOf = (kind: 'vide' | 'soun'): Buffer =>
  fullBox('hdlr', 0, 0, u32(0), Buffer.from(kind, 'latin1'), zeros(12), u8(0));

function pictureTrack({ size, description }: NonNullable<Tracks['picture']>): Buffer {
  const entry = box(
    'avc1',
    zeros(6),
    u16(1, 0, 0),
    zeros(12),
    u16(size.width, size.height),
    u32(0x48_0000, 0x48_0000, 0),
    u16(1),
    zeros(32),
    u16(0x18, 0xffff),
    box('avcC', description),
  );
  return track(PICTURE, RATE.picture, size, [handlerOf('vide'), fullBox('vmhd', 0, 1, zeros(8))], entry);
}

/** Opus in MP4 as its makers describe it: two channels, and a decoder that warms up for a moment. */
function soundTrack(): Buffer {
  const specific = box('dOps', u8(0, 2), u16(312), u32(RATE.sound), u16(0), u8(0));
  const entry = box('Opus', zeros(6), u16(1), zeros(8), u16(2, 16, 0, 0), u32(RATE.sound * 0x1_0000), specific);
  return track(SOUND, RATE.sound, { width: 0, height: 0 }, [handlerOf('soun'), fullBox('smhd', 0, 0, zeros(4))], entry);
}

const [KEY, LEANING] = [0x0200_0000, 0x0101_0000] as const;
/** The place of the data, then duration, size and flags of each sample. */
const RUN_FLAGS = 0x701;
/** Places count from the beginning of this box. */
const FROM_HERE = 0x2_0000;

/** Some samples of each track, to be played after the ones before. @param number 1, 2, 3 … */
export function fragment(number: number, { picture, sound }: { picture?: Run; sound?: Run }): Buffer {
  const runs = [...(picture ? [{ id: PICTURE, ...picture }] : []), ...(sound ? [{ id: SOUND, ...sound }] : [])];
  const build = (before: number): Buffer => {
    let place = before;
    const parts = runs.map(({ id, from, samples }) => {
      const entries = samples.map(({ data, duration, isKey }) =>
        u32(duration, data.length, isKey || id === SOUND ? KEY : LEANING),
      );
      const part = box(
        'traf',
        fullBox('tfhd', 0, FROM_HERE, u32(id)),
        fullBox('tfdt', 1, 0, u64(from)),
        fullBox('trun', 0, RUN_FLAGS, u32(samples.length, place), ...entries),
      );
      place += samples.reduce((sum, { data }) => sum + data.length, 0);
      return part;
    });
    return box('moof', fullBox('mfhd', 0, 0, u32(number)), ...parts);
  };
  // its length does not depend on what it says of places
  const head = build(build(0).length + 8);
  return Buffer.concat([head, box('mdat', ...runs.flatMap(({ samples }) => samples.map(({ data }) => data)))]);
}
