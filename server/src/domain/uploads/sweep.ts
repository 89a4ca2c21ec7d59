import { asc, lte } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { uploadSession } from '../../db/schema/upload.ts';
import type { Platform } from '../../kit/context.ts';
import { dropUpload } from './sessions.ts';

const AT_ONCE = 500;

/** Clears away uploads whose time is over, with what had arrived of them; of finished ones only the row is left. */
export async function sweepUploads(platform: Platform): Promise<void> {
  const over = await platform.db
    .select({ key: uploadSession.uploadKey })
    .from(uploadSession)
    .where(lte(uploadSession.expiresAt, wireTime(platform.clock())))
    .orderBy(asc(uploadSession.expiresAt))
    .limit(AT_ONCE);
  for (const { key } of over) await dropUpload(platform, key);
}
