import { parentPort, workerData } from 'node:worker_threads';
import type { Drawing, DrawingModule } from './drawAside.ts';

const { module, facts } = workerData as Drawing;
const { draw } = (await import(module)) as DrawingModule<unknown>;
parentPort!.postMessage(new Uint8Array(await draw(facts)));
