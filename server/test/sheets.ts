import { deflateRawSync } from 'node:zlib';
import writeExcel from 'write-excel-file/node';
import type { ImportView, SheetImportCalls } from '#contract/user/sheetImport.ts';
import type { Person, Reply, TestApp } from './testApp.ts';

export type Line = (string | number | null)[];

/** A spreadsheet with these lines. */
export const bytesOf = async (head: string[], lines: Line[]): Promise<Buffer> =>
  writeExcel([head, ...lines]).toBuffer();

/** Uploads a spreadsheet for a check, as a browser does. */
export async function checkSheet(
  t: TestApp,
  { check }: Pick<SheetImportCalls, 'check'>,
  by: Person,
  bytes: Buffer,
  name = '名单.xlsx',
): Promise<Reply<ImportView>> {
  return sendForm(t, check.path, by, { bytes, name });
}

/** Sends a form with one file, as a browser does. */
export async function sendForm<T>(
  t: TestApp,
  path: string,
  by: Pick<Person, 'token'>,
  { bytes, name, fields = {} }: { bytes: Buffer; name: string; fields?: Record<string, string> },
): Promise<Reply<T>> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await t.app.inject({
    method: 'POST',
    url: `/apis${path}`,
    headers: { token: by.token, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<Reply<T>>();
}

/** The rows that were not good, each with its sentences. */
export const reasonsIn = ({ bad }: ImportView) =>
  bad.map(({ row, issues }) => [row, ...issues.map((one) => `${one.column}：${one.reason}`)]);

export interface Entry {
  name: string;
  content: Buffer;
  /** What the archive says it unfolds to, when that is a lie. */
  claimed?: number;
  /** As Unix says what kind of file it is. */
  mode?: number;
  isEncrypted?: boolean;
}

/** An archive with these entries. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const { name, content, claimed = content.length, mode = 0, isEncrypted = false } of entries) {
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(26); // what both places say alike
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claimed, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const offset = Buffer.alloc(4);
    offset.writeUInt32LE(Buffer.concat(locals).length);
    const attributes = Buffer.alloc(10);
    attributes.writeUInt16LE(mode, 8);
    directory.push(Buffer.from('PK\x01\x02\x14\0'), head, attributes, offset, Buffer.from(name));
    locals.push(Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed);
  }
  const [files, list] = [Buffer.concat(locals), Buffer.concat(directory)];
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(files.length, 16);
  return Buffer.concat([files, list, end]);
}
