export type Outcome = 'kept' | 'refused' | 'outdated';

/**
 * Sends what is wanted, one after the other, until nothing is left of it. What was refused is left only while nothing
 * newer is wanted: what came meanwhile may well be right.
 */
export async function sendLatest<T>(
  wanted: { current: T | null },
  send: (value: T) => Promise<Outcome>,
): Promise<void> {
  while (wanted.current !== null) {
    const sent = wanted.current;
    const outcome = await send(sent);
    if (outcome === 'outdated') return;
    if (wanted.current !== sent) continue;
    if (outcome === 'refused') return;
    wanted.current = null;
  }
}
