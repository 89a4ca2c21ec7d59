import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface Limits {
  longestMs: number;
  memoryMb: number;
}

/** What passes between the two; under a name of its own, for Node may have words for the other side too. */
export interface Said<Answer> {
  answer: Answer;
}

/**
 * What a module answers that runs in a process of its own (`answerParent` is its other end), within limits of time and
 * memory. A thread would begin sooner, but one that crashes takes the server along. The process is told nothing of our
 * settings, which hold secrets: what it reads comes from outside.
 * @param asked plain data, dates and bytes, as is the answer
 * @throws Error when it dies, runs out of memory or takes too long
 */
export async function answerAside<Answer>(
  module: URL,
  asked: unknown,
  { longestMs, memoryMb }: Limits,
): Promise<Answer> {
  const child = fork(fileURLToPath(module), {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: { TZ: process.env['TZ'], NODE_ENV: process.env['NODE_ENV'] },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  try {
    return await said<Answer>(child, asked);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    await ended;
  }
}

const said = <Answer>(child: ChildProcess, asked: unknown): Promise<Answer> =>
  new Promise((resolve, reject) => {
    child.on('message', (message: object) => 'answer' in message && resolve((message as Said<Answer>).answer));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('no answer')));
    child.send({ asked }, (error) => error && reject(error));
  });
