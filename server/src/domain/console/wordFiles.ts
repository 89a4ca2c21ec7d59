import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { IMPORT_UNREADABLE } from '#contract/user/orgFailures.ts';
import type { Db } from '../../db/client.ts';
import { fail } from '../../kit/fail.ts';
import { bold, fileOf } from '../sheetImport/files.ts';
import { asTyped, neutral } from '../sheetImport/neutral.ts';
import { readSheet } from '../sheetImport/readSheet.ts';
import { allWords } from './bannedWords.ts';

const HEAD = '敏感词';

/** The words of a file, one a line: a text as it is, of a spreadsheet its first column. @throws IMPORT_UNREADABLE */
export async function wordsIn({ fileName, path }: UploadedFile): Promise<string> {
  if (extname(fileName).toLowerCase() !== '.xlsx') return textOf(await readFile(path));
  const cells = (await readSheet(path)).map(([first]) =>
    asTyped(
      String(first ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  );
  return cells.slice(cells[0]?.replaceAll(/[\s*＊]/g, '') === HEAD ? 1 : 0).join('\n');
}

/** Chinese texts of old programs are GB 18030; what is neither is no text. */
function textOf(bytes: Buffer): string {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return text;
    } catch {
      // the next one may read it
    }
  throw fail(IMPORT_UNREADABLE, '读不懂这个文件，请用 UTF-8 的文本，或者 .xlsx');
}

export async function plainFile(db: Db) {
  const text = `\uFEFF${(await allWords(db)).join('\r\n')}`;
  return { fileName: `${HEAD}.txt`, content: Buffer.from(text).toString('base64') };
}

export async function sheetFile(db: Db) {
  const lines = (await allWords(db)).map((word) => [{ value: neutral(word) }]);
  return fileOf(`${HEAD}.xlsx`, [
    { sheet: HEAD, data: [[bold(HEAD)], ...lines], columns: [{ width: 40 }], stickyRowsCount: 1 },
  ]);
}
