import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { IMPORT_UNREADABLE } from '#contract/user/orgFailures.ts';
import { bytesOf, zipOf } from '#test/sheets.ts';
import { mustBeModest } from './mustBeModest.ts';
import { NotModest } from './notModest.ts';
import { readSheet } from './readSheet.ts';

const folder = await mkdtemp(join(tmpdir(), 'zhitu-sheets-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let next = 0;
async function kept(bytes: Buffer): Promise<string> {
  const path = join(folder, String((next += 1)));
  await writeFile(path, bytes);
  return path;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook with just these rows, written as they are. */
const workbook = (rows: string): Buffer =>
  zipOf(
    Object.entries({
      'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="${main}"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
    }).map(([name, content]) => ({ name, content: Buffer.from(content) })),
  );

const cell = (at: string) => `<x:c r="${at}"><x:v>1</x:v></x:c>`;

it('rows and cells are read where they say they are', async () => {
  const rows = await readSheet(
    await kept(workbook(`<x:row r="1">${cell('A1')}</x:row><x:row r="3">${cell('B3')}</x:row>`)),
  );
  expect(rows).toEqual([
    [1, null],
    [null, null],
    [null, 1],
  ]);
});

it.each([
  ['a row', `<x:row r="999999999">${cell('A1')}</x:row>`],
  ['a row in other quotes', `<x:row ht='1' r='999999999'></x:row>`],
  ['a row in characters by number', '<x:row r="&#57;99999999"></x:row>'],
  ['a row that is no number', '<x:row r="1e9"></x:row>'],
  ['a column', `<x:row r="1">${cell('AAAAAAA1')}</x:row>`],
  [
    'a column and a row, each of which may be',
    `<x:row r="1">${cell('XFD1')}</x:row><x:row r="9000">${cell('A9000')}</x:row>`,
  ],
])('%s that says it is far away is refused before it is filled up to there', async (_, rows) => {
  await expect(readSheet(await kept(workbook(rows)))).rejects.toMatchObject({
    failure: { code: IMPORT_UNREADABLE.code, msg: '表格的范围太大，请只保留要导入的行与列' },
  });
});

it('what unfolds to more than it says, or names the same bytes again and again, is known before it is read', async () => {
  const name = 'xl/worksheets/sheet1.xml';
  mustBeModest(zipOf([{ name, content: Buffer.from('<a/>') }]));
  expect(() => mustBeModest(zipOf([{ name, content: Buffer.alloc(60_000_000), claimed: 1000 }]))).toThrow();
  const many = Array.from({ length: 30 }, (_, at) => ({ name: `${at}.bin`, content: Buffer.alloc(1_000_000) }));
  expect(() => mustBeModest(zipOf(many))).toThrow(NotModest);
});

it('few are read at a time, all of them in the end', async () => {
  let [running, most, begun] = [0, 0, 0];
  const count = (message: unknown): void => {
    [running, begun] = [running + 1, begun + 1];
    most = Math.max(most, running);
    (message as { process: ChildProcess }).process.once('exit', () => (running -= 1));
  };
  subscribe('child_process', count);
  const path = await kept(await bytesOf(['姓名'], [['林晓']]));
  const read = await Promise.all(Array.from({ length: 6 }, () => readSheet(path)));
  unsubscribe('child_process', count);
  expect(read).toEqual(Array.from({ length: 6 }, () => [['姓名'], ['林晓']]));
  expect([begun, most]).toEqual([6, 2]);
});
