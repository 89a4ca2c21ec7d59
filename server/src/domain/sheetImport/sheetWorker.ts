import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';

/** The first sheet of a workbook as rows of cells. */
parentPort!.postMessage(await readSheet(workerData as ArrayBuffer));
