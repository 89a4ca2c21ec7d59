import { ownPath } from './guard.ts';

/** Own path, another site, or something that must not be a link (`javascript:`, `//host`, nothing). */
export function addressKind(address: string): 'own' | 'other' | 'none' {
  if (address === '/' || ownPath(address) !== '/') return 'own';
  return /^https?:\/\/[^/\s]/i.test(address) && URL.canParse(address) ? 'other' : 'none';
}
