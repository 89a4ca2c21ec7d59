import { CallError } from '#contract/kit/callError.ts';
import { IMPORT_BYTES } from '#contract/rules/importStates.ts';
import { sizeText } from '#contract/rules/uploads.ts';
import type { ImportView } from '#contract/user/sheetImport.ts';
import { readToken } from '../token.ts';

/** Has a spreadsheet checked by the call of this path. @throws CallError with the sentence to show */
export async function sendSheet<T = ImportView>(
  path: string,
  file: File,
  fields: Readonly<Record<string, string>> = {},
  most = IMPORT_BYTES,
): Promise<T> {
  if (file.size > most) throw new CallError({ code: 2, msg: `文件不能超过 ${sizeText(most)}，请分成几个文件` });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const headers = { token: readToken() ?? '' };
  const reply = await fetch(`/apis${path}`, { method: 'POST', headers, body: form }).then(
    (response) => response.json() as Promise<{ code: number; msg: string; data: unknown }>,
    () => ({ code: 2, msg: '没有传上去，请检查网络后再试', data: null }),
  );
  if (reply.code !== 200) throw new CallError(reply, reply.data);
  return reply.data as T;
}
