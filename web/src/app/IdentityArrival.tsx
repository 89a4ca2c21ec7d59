import { useIdentityArrival } from '../kit/useIdentityArrival.ts';

/** Shows nothing; only what stands within the session can hear of another identity. */
export function IdentityArrival(): null {
  useIdentityArrival();
  return null;
}
