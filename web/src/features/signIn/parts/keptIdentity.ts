const KEY = 'zt-identity';
const MONTH_MS = 30 * 86_400_000;

interface Kept {
  userNo: string;
  id: string;
  until: number;
}

/** The identity this person wants to have on this device without being asked, for 30 days. */
export function keptIdentity(userNo: string): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.userNo === userNo && kept.until > Date.now() ? kept.id : undefined;
  } catch {
    return undefined;
  }
}

export function keepIdentity(userNo: string, id: string): void {
  localStorage.setItem(KEY, JSON.stringify({ userNo, id, until: Date.now() + MONTH_MS } satisfies Kept));
}
