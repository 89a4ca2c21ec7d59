import type { LiveTake } from '#contract/live/shapes.ts';
import { TakeKind } from '#contract/rules/liveRooms.ts';
import type { Picture } from '../../../shared/rtc/largeOf.ts';

/** So long before it begins a take is fetched. */
const AHEAD_MS = 8000;
/** What runs further off the clock than this is put right: less would be heard more than being off. */
const OFF_SECONDS = 0.3;

/** Those that play at a moment of the class or soon will. */
export function takesAt(takes: readonly LiveTake[], second: number): LiveTake[] {
  const ms = second * 1000;
  return takes.filter(({ fromMs, lengthMs }) => ms >= fromMs - AHEAD_MS && ms < fromMs + lengthMs);
}

export const hasBegun = ({ fromMs }: LiveTake, second: number): boolean => second * 1000 >= fromMs;

/** Those that are seen at a moment. In a replay one looks at one's own screen too. */
export const picturesAt = (takes: readonly LiveTake[], second: number): Picture[] =>
  takesAt(takes, second)
    .filter((take) => take.takeKind !== TakeKind.sound && hasBegun(take, second))
    .map(({ takeId, takeKind }) => ({ id: takeId, isScreen: takeKind === TakeKind.screen, isMine: false }));

/** Where a take is to jump to, so that it runs with the clock; undefined while it does. */
export function jumpFor({ fromMs }: LiveTake, second: number, current: number): number | undefined {
  const wanted = Math.max(0, second - fromMs / 1000);
  return Math.abs(wanted - current) > OFF_SECONDS ? wanted : undefined;
}
