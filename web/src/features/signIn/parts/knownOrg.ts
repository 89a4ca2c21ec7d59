const KEY = 'zt-org';

export interface KnownOrg {
  orgNo: string;
  orgName: string;
}

/** The school or company that somebody last signed in with on this device. */
export function readKnownOrg(): KnownOrg | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as KnownOrg | null;
  } catch {
    return null;
  }
}

export const keepKnownOrg = ({ orgNo, orgName }: KnownOrg): void =>
  localStorage.setItem(KEY, JSON.stringify({ orgNo, orgName } satisfies KnownOrg));
