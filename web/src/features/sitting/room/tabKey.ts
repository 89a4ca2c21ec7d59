import { tabKeyOf } from '#contract/rules/sittings.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';

const nameOf = (sittingId: string): string => `zt-sitting-tab:${sittingId}`;

/** Of this browser, whatever is sat. */
const DEVICE = 'zt-sitting-device';

/** Patience with a page that is just closing. */
const PATIENCE_MS = 1500;

/** The key of this tab for a sitting, and whether another tab of this browser has it open. */
export async function claimTab(sittingId: string): Promise<string> {
  const known = stored(nameOf(sittingId));
  if (known !== null && (await hold(known))) return known;
  const key = newTabKey();
  await hold(key);
  if (known === null) keepTab(sittingId, key);
  return key;
}

/** Of a page of this browser. */
export const newTabKey = (): string => tabKeyOf(deviceKey(), newKey());

/** From now on this browser comes back to the sitting with this key. */
export const keepTab = (sittingId: string, key: string): void => store(nameOf(sittingId), key);

/** Made once; where nothing can be kept every page is a device of its own. */
function deviceKey(): string {
  const known = stored(DEVICE);
  if (known !== null && /^[\da-f]{30}$/u.test(known)) return known;
  const made = newKey();
  store(DEVICE, made);
  return made;
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The page goes on; opened again, it asks before it takes over.
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
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
