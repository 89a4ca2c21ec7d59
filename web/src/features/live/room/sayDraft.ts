import { dropDraft, keepDraft, readDraft } from '../../../kit/drafts.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';

interface Draft {
  text: string;
  /** What was sent without an answer, and under which key. */
  said: string;
  clientKey: string;
}

/** What one is about to say in a class, on this device. */
export function sayDraft(periodId: string) {
  const name = `live-say-${periodId}`;
  const kept = (): Draft => ({ text: '', said: '', clientKey: '', ...readDraft<Draft>(name) });
  return {
    text: (): string => kept().text,
    type: (text: string): void => keepDraft(name, { ...kept(), text }),
    /** The same words go under the same key until they are there: an answer that is lost doubles nothing. */
    keyFor(said: string): string {
      const before = kept();
      if (before.said === said && before.clientKey !== '') return before.clientKey;
      const clientKey = newKey();
      keepDraft(name, { ...before, said, clientKey });
      return clientKey;
    },
    drop: (): void => dropDraft(name),
  };
}
