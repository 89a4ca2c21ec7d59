/** What one sends in a room. */
export interface Switches {
  hasSound: boolean;
  hasPicture: boolean;
}

const KEY = 'zt-rtc-switches';
const OFF: Switches = { hasSound: false, hasPicture: false };

/** What this tab had on in a room when it was last in it, also before a reload; null when it was not. */
export function keptSwitches(room: string): Switches | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (Switches & { room: string }) | null;
    return kept?.room === room ? { hasSound: kept.hasSound, hasPicture: kept.hasPicture } : null;
  } catch {
    return null;
  }
}

/** A tab is in one room at a time: another one begins anew. */
export function keepSwitches(room: string, turned: Partial<Switches>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...(keptSwitches(room) ?? OFF), ...turned, room }));
  } catch {
    // a browser that keeps nothing comes back muted
  }
}

/** One left it by oneself: whoever comes in again switches on anew. */
export function forgetSwitches(room: string): void {
  if (keptSwitches(room)) sessionStorage.removeItem(KEY);
}
