import { sql } from 'drizzle-orm';
import { rm, writeFile } from 'node:fs/promises';
import { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { uploadRules } from '#contract/rules/uploads.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { storedFile } from '../../db/schema/trust.ts';
import type { SessionUser } from '../../kit/context.ts';
import { CallFailure } from '../../kit/fail.ts';
import type { Providers } from '../../providers/providers.ts';
import { acceptFile } from './accept.ts';

interface Keeper {
  db: Db;
  providers: Pick<Providers, 'storage'>;
  user: Pick<SessionUser, 'userNo' | 'orgNo'>;
  now: Date;
}

/** Stores a picture or a recording that came inside something else as an upload of the same purpose is. */
export async function storePicture(
  { db, providers, user, now }: Keeper,
  name: string,
  bytes: Uint8Array,
  purpose: 'picture' | 'sound' = 'picture',
): Promise<{ url: string } | { reason: string }> {
  const path = await providers.storage.aside(bytes.byteLength);
  await writeFile(path, bytes, { mode: 0o640 });
  try {
    const file = new UploadedFile({ fileName: 'picture', path, bytes: bytes.byteLength });
    const { extension, mimeType, bytes: size } = await acceptFile(file, purpose);
    const { rows } = await db.execute<{ id: string }>(sql`select nextval('ids') as id`);
    const { id } = rows[0]!;
    const storageKey = `upload/${wireTime(now).slice(0, 7)}/${id}.${extension}`;
    await providers.storage.take(storageKey, path, mimeType);
    const { userNo, orgNo } = user;
    const facts = { id, userNo, orgNo, purpose, extension, mimeType, storageKey, bytes: size } as const;
    await db
      .insert(storedFile)
      .values({ ...facts, fileName: `${calledBy(name, uploadRules[purpose].label)}.${extension}` });
    return { url: `/files/${id}.${extension}` };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return { reason: error.failure.msg };
  } finally {
    await rm(path, { force: true });
  }
}

/** The end of a path, as the database can keep it. */
const calledBy = (name: string, otherwise: string): string =>
  (name.split('/').at(-1) ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 80) || otherwise;
