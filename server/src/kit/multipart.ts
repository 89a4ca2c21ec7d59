import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { INVALID_INPUT, TOO_LARGE } from '#contract/kit/errors.ts';
import { UploadedFile } from '#contract/kit/uploadedFile.ts';
import type { StorageProvider } from '../providers/storage.ts';
import { CallFailure, fail } from './fail.ts';
import { outageOf } from './outages.ts';

/** Lets the routes of this scope take forms with one file of at most what their body limit says. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: { files: 1, fields: 20, fieldSize: 10_000, parts: 21 },
    throwFileSizeLimit: false,
  });
}

type Storage = Pick<StorageProvider, 'aside'>;

/** The files of one request: they go to disk as they arrive and stay there until it is answered. */
export class Uploads {
  readonly #request: FastifyRequest;
  readonly #storage: Storage;
  readonly #paths: string[] = [];

  constructor(request: FastifyRequest, storage: Storage) {
    this.#request = request;
    this.#storage = storage;
  }

  /**
   * The fields of the form as the body of a call; a file becomes an UploadedFile.
   * @throws TOO_LARGE as soon as it is more than the route takes, INVALID_INPUT when the form breaks off
   */
  async fields(): Promise<Record<string, unknown>> {
    const { bodyLimit } = this.#request.routeOptions;
    if (Number(this.#request.headers['content-length'] ?? 0) > bodyLimit) throw fail(TOO_LARGE);
    try {
      return await this.#read(bodyLimit);
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** Removes what was not taken to where it is to stay. */
  async discard(): Promise<void> {
    for (const path of this.#paths) await rm(path, { force: true });
  }

  async #read(fileSize: number): Promise<Record<string, unknown>> {
    const body: Record<string, unknown> = {};
    for await (const part of this.#request.parts({ limits: { fileSize } })) {
      if (part.type === 'field') {
        body[part.fieldname] = part.value;
        continue;
      }
      const path = await this.#storage.aside(fileSize);
      this.#paths.push(path);
      const target = createWriteStream(path, { mode: 0o640 });
      part.file.once('limit', () => part.file.destroy(fail(TOO_LARGE)));
      await pipeline(part.file, target);
      body[part.fieldname] = new UploadedFile({ fileName: part.filename, path, bytes: target.bytesWritten });
    }
    return body;
  }
}

/** What the parser complains of is the sender's doing; what the disk complains of is not. */
function failureOf(error: unknown): unknown {
  const isOurs = error instanceof CallFailure || !(error instanceof Error) || 'syscall' in error || outageOf(error);
  if (isOurs) return error;
  const isTooMuch = 'statusCode' in error && error.statusCode === TOO_LARGE.code;
  return isTooMuch ? fail(TOO_LARGE) : fail(INVALID_INPUT, undefined, { issues: [] });
}
