import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Answers, Task, Word } from './engineProcess.ts';

// Whoever reads or studies goes first; threads and programs started from here inherit it.
setPriority(constants.priority.PRIORITY_LOW);

// When memory runs out, the kernel takes this process rather than the server.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Only Linux has it.
}

// Without the server nobody waits for the work: a new one begins it again.
process.once('disconnect', () => process.exit(1));

process.once('message', (task: Task) => {
  void answer(task).then((word) => process.send?.(word, () => process.exit(0)));
});

const onTime = (time: number): void => void process.send?.({ time } satisfies Word);

async function answer(task: Task): Promise<Word> {
  try {
    return { answer: await done(task) };
  } catch (error) {
    return { failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

async function done(task: Task): Promise<Answers[Task['kind']]> {
  if (task.kind === 'pages') return (await import('./pdfPages.ts')).drawPages(task);
  if (task.kind === 'office') {
    const { toPdf } = await import('./program.ts');
    await toPdf(task.office, task.file, task.folder);
    return null;
  }
  const program = task.program ?? '';
  const engine = task.program === null ? await import('./bundled.ts') : await import('./program.ts');
  if (task.kind === 'probe') return engine.probe(task.file, program);
  await engine.follow(task.recipe, onTime, program);
  return null;
}
