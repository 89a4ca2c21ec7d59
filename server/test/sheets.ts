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
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await t.app.inject({
    method: 'POST',
    url: `/apis${check.path}`,
    headers: { token: by.token, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<Reply<ImportView>>();
}

/** The rows that were not good, each with its sentences. */
export const reasonsIn = ({ bad }: ImportView) =>
  bad.map(({ row, issues }) => [row, ...issues.map((one) => `${one.column}：${one.reason}`)]);
