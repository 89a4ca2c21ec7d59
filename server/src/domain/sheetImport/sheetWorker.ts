import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';
import { mustBeModest } from './mustBeModest.ts';
import { NotModest } from './notModest.ts';
import type { Cell, Read } from './readSheet.ts';

/** Longer than any cell may be; one text that many cells share would travel many times. */
const CELL_LENGTH = 1000;

/** The first sheet of a workbook as rows of cells. */
async function read(path: string): Promise<Read> {
  try {
    const bytes = await readFile(path);
    mustBeModest(bytes);
    const rows = (await readSheet(Uint8Array.from(bytes).buffer)) as Cell[][];
    return {
      rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.slice(0, CELL_LENGTH) : cell))),
    };
  } catch (error) {
    return { problem: error instanceof NotModest ? error.message : '' };
  }
}

parentPort!.postMessage(await read(workerData as string));
