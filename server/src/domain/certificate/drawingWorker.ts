import { parentPort, workerData } from 'node:worker_threads';
import { drawCertificate } from './drawing.ts';
import type { Certificate } from './pdf.ts';

const { row, siteName, url } = workerData as { row: Certificate; siteName: string; url: string };
const bytes = await drawCertificate(row, siteName, url);
parentPort!.postMessage(new Uint8Array(bytes));
