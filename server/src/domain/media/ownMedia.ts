import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { FILE_CHANGED } from '#contract/course/videoFile.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

/** PostgreSQL gives a row a new `xmin` with every change. */
const columns = { ...getTableColumns(mediaFile), version: sql<string>`${mediaFile}.xmin::text` };

export type OwnMedia = typeof mediaFile.$inferSelect & { version: string };

/** A file is changed by whoever uploaded it, whatever the role. */
const own = (user: SessionUser, id: string) =>
  and(eq(mediaFile.id, id), eq(mediaFile.userNo, user.userNo), enabled(mediaFile));

/** @throws NOT_FOUND also for somebody else's */
export async function ownMedia(db: Db, user: SessionUser, id: string): Promise<OwnMedia> {
  const [media] = await db.select(columns).from(mediaFile).where(own(user, id));
  if (!media) throw fail(NOT_FOUND);
  return media;
}

/**
 * The file, locked until the call is through.
 * @param version as its owner saw it, where it matters which
 * @throws NOT_FOUND, FILE_CHANGED
 */
export async function lockOwnMedia(db: Db, user: SessionUser, id: string, version?: string): Promise<OwnMedia> {
  const [media] = await db.select(columns).from(mediaFile).where(own(user, id)).for('update');
  if (!media) throw fail(NOT_FOUND);
  if (version !== undefined && media.version !== version) throw fail(FILE_CHANGED);
  return media;
}

/** Of a file that was changed in this transaction. */
export async function versionOf(db: Db, id: string): Promise<string> {
  const [row] = await db.select({ version: columns.version }).from(mediaFile).where(eq(mediaFile.id, id));
  return row!.version;
}
