import { fork } from 'node:child_process';
import { once } from 'node:events';
import { EngineFailure } from './mediaEngine.ts';
import type { Following, MediaEngine, MediaFacts, Recipe } from './mediaEngine.ts';

/** What the process is asked for; one thing each. */
export type Task =
  | { kind: 'probe'; program: string | null; file: string }
  | { kind: 'follow'; program: string | null; recipe: Recipe }
  | { kind: 'office'; office: string; file: string; folder: string }
  | { kind: 'pages'; file: string; folder: string; most: number };

/** What it answers, where it answers more than that it is done. */
export interface Answers {
  probe: MediaFacts;
  follow: null;
  office: null;
  /** How many pages there are. */
  pages: number;
}

/** What it says: how far it is, and one answer. */
export type Word = { time: number } | { answer: Answers[Task['kind']] } | { failure: string };

/**
 * Films and sounds by the FFmpeg within the package node-av, or by the programs ffmpeg and ffprobe.
 * @param program path of ffmpeg; ffprobe lies beside it
 */
export const mediaEngine = (program: string | null): MediaEngine => ({
  probe: (file, signal) => done({ kind: 'probe', program, file }, { signal }),
  async follow(recipe, following) {
    await done({ kind: 'follow', program, recipe }, { ...following, folder: recipe.folder });
  },
});

interface Doing extends Following {
  folder?: string;
}

/** Of JavaScript alone; pictures lie outside of it. */
const MEMORY = '--max-old-space-size=512';

const CHILD = new URL('./engineChild.ts', import.meta.url);

/**
 * Has something done by a process of low priority that outlives neither its work nor ours.
 * @throws EngineFailure, or the reason of the signal
 */
export async function done<K extends Task['kind']>(
  task: Extract<Task, { kind: K }>,
  { onTime, signal, folder }: Doing = {},
): Promise<Answers[K]> {
  signal?.throwIfAborted();
  const child = fork(CHILD, { cwd: folder, execArgv: [MEMORY], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let last: Word | undefined;
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-2000)));
  child.on('message', (word: Word) => {
    if ('time' in word) onTime?.(word.time);
    else last = word;
  });
  const stop = (): boolean => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop, { once: true });
  try {
    child.send(task, () => undefined);
    await once(child, 'close');
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
  signal?.throwIfAborted();
  if (!last || 'time' in last) throw new EngineFailure('died', `${child.signalCode ?? child.exitCode} ${complaint}`);
  if ('failure' in last) throw new EngineFailure('unreadable', last.failure);
  return last.answer as Answers[K];
}
