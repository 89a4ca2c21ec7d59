import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { finish } from '#contract/system/upload.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { TUS_PATH } from '#server/domain/uploads/tusPath.ts';
import type { Person, Reply, TestApp } from './testApp.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  reply: Reply<unknown> | undefined;
}

const OCTETS = 'application/offset+octet-stream';

/** Speaks tus 1.0 as one person does. */
export function tusClient(t: Pick<TestApp, 'app'>, token: string) {
  const ask = async (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS',
    url: string,
    headers: Record<string, string> = {},
    payload?: Buffer,
  ): Promise<Answer> => {
    const sent = { token, 'tus-resumable': '1.0.0', ...headers };
    const response = await t.app.inject({ method, url, headers: sent, ...(payload && { payload }) });
    const reply = response.body.startsWith('{') ? response.json<Reply<unknown>>() : undefined;
    return { status: response.statusCode, headers: response.headers, reply };
  };
  const create = (fileName: string, size: number, more: Record<string, string> = {}) => {
    const metadata = Object.entries({ filename: fileName, ...more }).map(([name, value]) => `${name} ${base64(value)}`);
    return ask('POST', TUS_PATH, { 'upload-length': String(size), 'upload-metadata': metadata.join(',') });
  };
  const patch = (url: string, offset: number, bytes: Buffer, headers: Record<string, string> = {}) =>
    ask('PATCH', url, { 'content-type': OCTETS, 'upload-offset': String(offset), ...headers }, bytes);
  const offsetOf = async (url: string) => Number((await ask('HEAD', url)).headers['upload-offset']);
  /** All of a file in one piece. @returns its address and the answer to its last byte */
  const send = async (fileName: string, bytes: Buffer, more: Record<string, string> = {}) => {
    const created = await create(fileName, bytes.length, more);
    const url = String(created.headers['location']);
    return { url, key: url.split('/').at(-1)!, answer: created.status === 201 ? await patch(url, 0, bytes) : created };
  };
  return { ask, create, patch, offsetOf, send };
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A file of a person that can be used, as uploading and what is made of it leave it. @returns its id */
export async function uploadedFile(t: TestApp, person: Person, fileName: string, bytes: Buffer): Promise<string> {
  const { key } = await tusClient(t, person.token).send(fileName, bytes);
  const { id } = (await person.send(finish, { key })).data;
  const made = { mediaState: MediaState.ready, processed: 100 };
  await t.database.db.update(mediaFile).set(made).where(eq(mediaFile.id, id));
  return id;
}
