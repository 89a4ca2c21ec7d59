import type { Said } from './answerAside.ts';

/** The other end of `answerAside`: answers the one thing that is asked, and ends with the process that asked. */
export function answerParent(answer: (asked: never) => Promise<unknown>): void {
  process.once('disconnect', () => process.exit());
  process.once('message', ({ asked }: { asked: never }) => {
    void answer(asked).then((told) => process.send!({ answer: told } satisfies Said<unknown>));
  });
}
