import type { RtcStats } from './engine/rooms.ts';

/** Figures of now are of the process that is; figures since the beginning go on over its crashes. */
export type Counted = Omit<RtcStats, 'rooms' | 'people' | 'tracks'>;

/** The sum of two, field by field; what one does not know is nothing. */
export const added = (one: RtcStats, other: Partial<RtcStats>): RtcStats => ({
  rooms: one.rooms + (other.rooms ?? 0),
  people: one.people + (other.people ?? 0),
  tracks: one.tracks + (other.tracks ?? 0),
  packetsIn: one.packetsIn + (other.packetsIn ?? 0),
  packetsOut: one.packetsOut + (other.packetsOut ?? 0),
  lostIn: one.lostIn + (other.lostIn ?? 0),
  recoveredIn: one.recoveredIn + (other.recoveredIn ?? 0),
  lostOut: one.lostOut + (other.lostOut ?? 0),
  repeatedOut: one.repeatedOut + (other.repeatedOut ?? 0),
});

/** What goes on being counted when the process does not. */
export const countedOf = ({ rooms: _r, people: _p, tracks: _t, ...counted }: RtcStats): Counted => counted;
