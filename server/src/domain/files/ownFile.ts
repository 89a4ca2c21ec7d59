import { and, eq } from 'drizzle-orm';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { fileAddress } from '#contract/rules/uploads.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import { storedFile } from '../../db/schema/trust.ts';
import type { Db } from '../../db/client.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

/**
 * Makes sure that the address of a file which a form brings is one the caller uploaded for this purpose. Empty is
 * fine, and so is what was there before.
 * @throws 422 at `field`
 */
export async function ownFile(
  { db, user }: { db: Db; user: Pick<SessionUser, 'userNo'> },
  url: string,
  purpose: UploadPurpose,
  { field = '', current }: { field?: string; current?: string } = {},
): Promise<void> {
  if (url === '' || url === current) return;
  const [id] = fileAddress.test(url) ? url.slice('/files/'.length).split('.') : [];
  const mine = id && and(eq(storedFile.id, id), eq(storedFile.userNo, user.userNo), eq(storedFile.purpose, purpose));
  if (mine && (await db.$count(storedFile, mine)) > 0) return;
  const message = '文件不存在，请重新上传';
  throw fail(INVALID_INPUT, message, { issues: [{ path: field, message }] });
}
