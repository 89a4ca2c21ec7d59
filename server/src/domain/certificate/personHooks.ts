import type { PersonHooks } from '../personData/hooks.ts';
import { claimWaiting } from './claim.ts';
import { reissueCertificates } from './reissue.ts';

/** A verified name is the one that certificates say. */
export const certificateHooks: PersonHooks = {
  async naming(db, { userNo, name, now }) {
    await claimWaiting(db, userNo, name, now);
    await reissueCertificates(db, userNo, name, now);
  },
};
