import { and, eq, exists, inArray, not, or, sql } from 'drizzle-orm';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { adv, website } from '../../db/schema/system.ts';
import { storedFile } from '../../db/schema/trust.ts';
import type { PersonHooks } from '../personData/hooks.ts';

/** Of the person; logos, banners and licences are those of organizations and of the site. */
const personal: UploadPurpose[] = [
  'avatar',
  'picture',
  'resumePicture',
  'work',
  'proof',
  'leaveProof',
  'feedback',
  'credit',
  'examPhoto',
];

/** Files can be opened no more and wait for their removal (jobs/deleteAccounts.ts). */
export const fileHooks: PersonHooks = {
  async erasing(db, userNo) {
    const address = sql`'/files/' || ${storedFile.id} || '.' || ${storedFile.extension}`;
    const onSite = or(
      exists(db.select({ id: adv.id }).from(adv).where(eq(adv.advImg, address))),
      exists(
        db
          .select({ id: website.id })
          .from(website)
          .where(or(eq(website.wxCode, address), eq(website.wbCode, address))),
      ),
    )!;
    await db
      .update(storedFile)
      .set({ statusId: RowState.disabled })
      .where(and(eq(storedFile.userNo, userNo), inArray(storedFile.purpose, personal), not(onSite)));
  },
};
