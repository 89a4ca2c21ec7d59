import { newKey } from '../../../kit/outbox/newKey.ts';

const nameOf = (sittingId: string): string => `zt-sitting-tab:${sittingId}`;

/** Patience with a page that is just closing. */
const PATIENCE_MS = 1500;

/** The key of this tab for a sitting, and whether another tab of this browser has it open. */
export async function claimTab(sittingId: string): Promise<string> {
  const known = read(sittingId);
  if (known !== null && (await hold(known))) return known;
  const key = newKey();
  await hold(key);
  if (known === null) keepTab(sittingId, key);
  return key;
}

/** From now on this browser comes back to the sitting with this key. */
export function keepTab(sittingId: string, key: string): void {
  try {
    localStorage.setItem(nameOf(sittingId), key);
  } catch {
    // The page goes on; opened again, it asks before it takes over.
  }
}

function read(sittingId: string): string | null {
  try {
    return localStorage.getItem(nameOf(sittingId));
  } catch {
    return null;
  }
}

/** Holds a key for as long as the page lives. Without locks, where there is no TLS, whoever asks gets it. */
function hold(key: string): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const granted = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks
      .request(`zt-sitting:${key}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, granted)
      .catch(() => resolve(false));
  });
}
