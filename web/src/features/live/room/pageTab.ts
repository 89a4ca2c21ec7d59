import { newKey } from '../../../kit/outbox/newKey.ts';

const NAME = 'zt-live-tab';

/** The key of this tab: the same after a reload, another one in every other tab. */
export function pageTab(): string {
  try {
    const known = sessionStorage.getItem(NAME);
    if (known) return known;
    const key = newKey();
    sessionStorage.setItem(NAME, key);
    return key;
  } catch {
    return newKey();
  }
}
