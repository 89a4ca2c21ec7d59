import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { NONE } from '#contract/rules/id.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { mediaFile, mediaFolder } from '../../db/schema/media.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

type Owner = Pick<SessionUser, 'userNo'>;

/** The files of a person, in whichever identity they were uploaded. */
export const ownFiles = ({ userNo }: Owner) => and(eq(mediaFile.userNo, userNo), enabled(mediaFile));

export const ownFolders = ({ userNo }: Owner) => eq(mediaFolder.userNo, userNo);

/** @throws NOT_FOUND also for somebody else's */
export async function ownFileRow(db: Db, user: Owner, id: string): Promise<typeof mediaFile.$inferSelect> {
  const [row] = await db
    .select()
    .from(mediaFile)
    .where(and(eq(mediaFile.id, id), ownFiles(user)));
  if (!row) throw fail(NOT_FOUND, '文件不存在或已被删除');
  return row;
}

/** The folder to put something into, null for none; it stays until the transaction ends. @throws NOT_FOUND */
export async function ownFolder(db: Db, user: Owner, id: string): Promise<string | null> {
  if (id === NONE) return null;
  const [row] = await db
    .select({ id: mediaFolder.id })
    .from(mediaFolder)
    .where(and(eq(mediaFolder.id, id), ownFolders(user)))
    .for('key share');
  if (!row) throw fail(NOT_FOUND, '文件夹不存在或已被删除');
  return row.id;
}
