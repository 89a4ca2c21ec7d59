import { readFile } from 'node:fs/promises';
import {
  MISSING_COLUMNS,
  NO_QUESTIONS,
  TOO_MANY_QUESTIONS,
  UNKNOWN_FORMAT,
  UNREADABLE,
} from '#contract/exam/questionImportFailures.ts';
import { MOST_IMPORTED } from '#contract/rules/questionExchange.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { NotModest } from '../sheetImport/notModest.ts';
import { cellsIn } from '../sheetImport/sheetCells.ts';
import { storable } from './cells.ts';
import { openPackage } from './package.ts';
import type { Package } from './package.ts';
import { Pictures } from './pictures.ts';
import { readExcel } from './readExcel.ts';
import { readGift } from './readGift.ts';
import { readQti } from './readQti.ts';
import { readWord } from './readWord.ts';
import { ReadRefusal } from './row.ts';
import type { Reading } from './row.ts';
import { sheetPictures } from './sheetPictures.ts';
import { DOCUMENT } from './wordHtml.ts';

/** A cell of Excel holds no more. */
const CELL = 40_000;

/** The questions of a file, whichever of the four kinds it is. Only for threads of their own. @throws ReadRefusal */
export async function readQuestions(path: string): Promise<Reading> {
  const reading = await read(path);
  if (reading.rows.length === 0) throw new ReadRefusal(NO_QUESTIONS);
  if (reading.rows.length > MOST_IMPORTED) throw new ReadRefusal(TOO_MANY_QUESTIONS);
  return {
    ...reading,
    rows: reading.rows.map((row) => ({
      ...row,
      place: storable(row.place),
      title: storable(row.title),
      issues: row.issues.map(storableIssue),
    })),
  };
}

const storableIssue = <T extends { place?: string; column: string; reason: string }>(issue: T): T => ({
  ...issue,
  ...(issue.place !== undefined && { place: storable(issue.place) }),
  column: storable(issue.column),
  reason: storable(issue.reason),
});

async function read(path: string): Promise<Reading> {
  const bytes = await readFile(path);
  if (bytes.readUInt16BE(0) !== 0x504b) return { format: 'gift', rows: readGift(giftText(bytes)), pictures: [] };
  const pack = await openPackage(path);
  if (pack.has(DOCUMENT)) {
    const pictures = new Pictures();
    return { format: 'word', rows: await readWord(pack, pictures), pictures: pictures.list };
  }
  if (pack.paths.some((one) => one.startsWith('xl/'))) {
    const pictures = new Pictures((one) => pack.read(one));
    const rows = readExcel(await cellsOf(pack), sheetPictures(pack), pictures);
    return { format: 'excel', rows, pictures: pictures.list };
  }
  const pictures = new Pictures((one) => pack.read(one));
  return { format: 'qti', rows: readQti(pack, pictures), pictures: pictures.list };
}

/** Pictures do not count towards what a sheet may unfold to. */
async function cellsOf(pack: Package) {
  const parts = pack.paths.filter((path) => !path.startsWith('xl/media/'));
  try {
    return await cellsIn(writeArchive(parts.map((path) => ({ path, content: pack.read(path)! }))), CELL);
  } catch (error) {
    throw new ReadRefusal(
      error instanceof NotModest && error.message === '' ? MISSING_COLUMNS : UNREADABLE,
      error instanceof NotModest && error.message ? error.message : undefined,
    );
  }
}

/** @throws ReadRefusal for what is no text */
function giftText(bytes: Buffer): string {
  if (bytes.length === 0) throw new ReadRefusal(NO_QUESTIONS);
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  const text = decoded(bytes, encoding);
  if (text === undefined) throw new ReadRefusal(UNKNOWN_FORMAT);
  if (!/[{}]/.test(text)) throw new ReadRefusal(UNKNOWN_FORMAT);
  return text.replace(/^\uFEFF/, '');
}

/** As it says, or as a Chinese Windows writes. */
function decoded(bytes: Buffer, encoding: string): string | undefined {
  for (const one of [encoding, 'gb18030']) {
    try {
      return new TextDecoder(one, { fatal: true }).decode(bytes);
    } catch {
      // tried the other way
    }
  }
  return undefined;
}
