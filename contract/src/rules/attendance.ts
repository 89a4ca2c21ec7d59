import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What the roll of a lesson says of a learner. */
export const AttendanceState = choice({
  present: [1, '出勤'],
  late: [2, '迟到'],
  leave: [3, '请假'],
  absent: [4, '缺勤'],
});

/** How it came onto the roll. */
export const CheckInWay = choice({
  code: [1, '数字码'],
  scan: [2, '扫码'],
  place: [3, '签到码与位置'],
  byHand: [4, '老师登记'],
  closing: [5, '结束时记下'],
  live: [6, '直播间签到'],
});

export const SessionState = choice({ open: [1, '签到中'], closed: [2, '已结束'] });

export type AttendanceState = ValueOf<typeof AttendanceState>;
export type CheckInWay = ValueOf<typeof CheckInWay>;
export type SessionState = ValueOf<typeof SessionState>;

/** A code is shown this long, and still taken while the next one is shown: who types needs a moment. */
export const CODE_SECONDS = 8;

export const CODE_DIGITS = 6;

/** A ticket of a device is good this long; the page asks for the next one by itself. */
export const TICKET_SECONDS = 300;

/** Tries of one person at one check-in within a minute. */
export const MOST_TRIES = 10;

export const MOST_OPEN_MINUTES = 240;

export const RADIUS = { least: 30, most: 2000 } as const;

/** Who came in time or late was there; who was on leave counts for nothing. Percent, null for nobody expected. */
export function rateOf({ present, late, absent }: Record<'present' | 'late' | 'absent', number>): number | null {
  const expected = present + late + absent;
  return expected === 0 ? null : Math.floor(((present + late) / expected) * 1000) / 10;
}

const EARTH_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export interface Place {
  latitude: number;
  longitude: number;
}

/** Metres between two places on the ground (haversine). */
export function metresBetween(one: Place, other: Place): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const breadth = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * breadth;
  return Math.round(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** As people say it: 240 米, 3.2 公里. */
export const metresText = (metres: number): string =>
  metres < 1000 ? `${metres} 米` : `${(metres / 1000).toFixed(1)} 公里`;
