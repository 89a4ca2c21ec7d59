import { answerParent } from '../../kit/answerParent.ts';
import { NotModest } from './notModest.ts';
import type { Read } from './readSheet.ts';
import { sheetCells } from './sheetCells.ts';

/** Longer than any cell may be; one text that many cells share would travel many times. */
const CELL_LENGTH = 1000;

/** The first sheet of a workbook as rows of cells. */
async function read(path: string): Promise<Read> {
  try {
    return { rows: await sheetCells(path, CELL_LENGTH) };
  } catch (error) {
    return { problem: error instanceof NotModest ? error.message : '' };
  }
}

answerParent(read);
