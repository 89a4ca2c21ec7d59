import { parentPort, workerData } from 'node:worker_threads';
import { drawCertificate } from '../certificate/drawing.ts';
import { drawResume } from '../profile/resumeDrawing.ts';
import type { Drawing } from './drawAside.ts';

const { kind, of } = workerData as Drawing;
const bytes = kind === 'certificate' ? await drawCertificate(of) : await drawResume(of);
parentPort!.postMessage(new Uint8Array(bytes));
