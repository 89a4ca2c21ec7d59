import { DataStore, Upload } from '@tus/utils';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { UPLOAD_DAYS } from '#contract/rules/mediaUploads.ts';
import { momentOf } from '#contract/rules/time.ts';
import { WRONG_CONTENT } from '#contract/system/upload.ts';
import type { Platform } from '../../kit/context.ts';
import { CallFailure } from '../../kit/fail.ts';
import { checksumOf, nowAsked } from './asked.ts';
import { beginUpload, dropUpload, ownUpload } from './sessions.ts';
import type { UploadSession } from './sessions.ts';
import { writePiece } from './write.ts';

const DAY_MS = 86_400_000;

/** What `@tus/server` keeps uploads in: rows of `upload_session`, and files that grow where the storage port says. */
export class UploadStore extends DataStore {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    super();
    this.#platform = platform;
    this.extensions = ['creation', 'expiration', 'termination', 'checksum'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { filename, name, sha256 } = upload.metadata ?? {};
    const row = await beginUpload(this.#platform, nowAsked().user, upload.id, {
      fileName: filename ?? name ?? '',
      fileSize: upload.size ?? 0,
      sha256: /^[\da-f]{64}$/.exec(sha256 ?? '')?.[0],
    });
    upload.creation_date = createdAt(row).toISOString();
    return upload;
  }

  override async getUpload(key: string): Promise<Upload> {
    const row = await this.#own(key);
    return new Upload({
      id: key,
      size: Number(row.fileSize),
      offset: await this.#arrived(row),
      metadata: { filename: row.fileName },
      creation_date: createdAt(row).toISOString(),
    });
  }

  override async write(stream: Readable, key: string, offset: number): Promise<number> {
    const { checksum, lease } = nowAsked();
    const { fileName, fileSize } = await this.#own(key);
    const path = await this.#platform.providers.storage.growing(key, Number(fileSize) - offset);
    const piece = { path, fileName, offset, checksum: checksumOf(checksum), keep: (end: number) => lease!.keep(end) };
    try {
      return await writePiece(stream, piece);
    } catch (error) {
      // nothing that comes after could mend it, so it makes room at once
      if (error instanceof CallFailure && error.failure.code === WRONG_CONTENT.code)
        await dropUpload(this.#platform, key);
      throw error;
    }
  }

  override async remove(key: string): Promise<void> {
    await this.#own(key);
    await dropUpload(this.#platform, key);
  }

  override getExpiration(): number {
    return UPLOAD_DAYS * DAY_MS;
  }

  #own(key: string): Promise<UploadSession> {
    return ownUpload(this.#platform.db, nowAsked().user.userNo, key, this.#platform.clock());
  }

  /** What the row says, unless the disk has less: after a power cut the file may have lost its end. */
  async #arrived({ uploadKey, fileSize, received, isDone, sha256 }: UploadSession): Promise<number> {
    if (isDone === 1 || sha256 !== '') return Number(fileSize);
    const path = await this.#platform.providers.storage.growing(uploadKey, 0);
    const size = await stat(path).then(
      (file) => file.size,
      () => 0,
    );
    return Math.min(Number(received), size);
  }
}

/** The library counts the days from here; the row says when they end. */
const createdAt = ({ expiresAt }: UploadSession): Date =>
  new Date(momentOf(expiresAt).getTime() - UPLOAD_DAYS * DAY_MS);
