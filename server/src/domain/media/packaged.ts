import { eq } from 'drizzle-orm';
import { NOT_READY } from '#contract/course/failures.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import type { mediaFile } from '../../db/schema/media.ts';
import { scormPackage } from '../../db/schema/media.ts';
import { fail } from '../../kit/fail.ts';
import type { Signer } from './links.ts';
import { playbackLinks } from './links.ts';
import { signMedia } from './token.ts';

/** The part of a claim that opens the files of a package. */
export const PACKAGE_PART = 'k';

/** A package asks for its files while it is learnt, and cannot ask for new addresses: a day at work. */
const PACKAGE_SECONDS = 8 * 3600;

/** The parts of a package, each with a signed address. @throws NOT_READY */
export async function packaged(db: Db, signer: Signer, media: typeof mediaFile.$inferSelect) {
  const [found] = await db.select().from(scormPackage).where(eq(scormPackage.mediaId, media.id));
  if (!found) throw fail(NOT_READY);
  const expires = Math.floor(signer.now.getTime() / 1000) + PACKAGE_SECONDS;
  const token = signMedia(signer.secretKey, {
    id: media.id,
    owner: signer.owner,
    part: PACKAGE_PART,
    path: '',
    expires,
  });
  return {
    ...playbackLinks(signer, media),
    html: '',
    url: '',
    delivery: 'package' as const,
    expiresAt: wireTime(new Date(expires * 1000)),
    items: found.items.map(({ itemKey, title, href, isReporting }) => ({
      itemKey,
      title,
      isReporting,
      url: `/scorm/${token}/${href}`,
    })),
  };
}
