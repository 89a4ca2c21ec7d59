import { Worker } from 'node:worker_threads';

interface Limits {
  longestMs: number;
  memoryMb: number;
}

/**
 * What a module posts that runs on a thread of its own, within limits of time and memory. The thread ends by itself: cut
 * off in its last steps it may take the process along.
 * @param isAnswer tells the answer from messages that `node --watch` puts among them
 * @throws Error when it dies, runs out of memory or takes too long
 */
export async function answerAside<Answer>(
  module: URL,
  workerData: unknown,
  isAnswer: (message: object) => boolean,
  { longestMs, memoryMb }: Limits,
): Promise<Answer> {
  const worker = new Worker(module, { workerData, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  const timer = setTimeout(() => void worker.terminate(), longestMs);
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.on('message', (message: object) => isAnswer(message) && resolve(message as Answer));
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('no answer')));
    });
  } finally {
    await ended;
    clearTimeout(timer);
  }
}
