import type { Answer } from '#contract/rules/questions.ts';
import { hashOf } from './receipts.ts';
import type { HeldSitting, LogRow } from './saveStatements.ts';

/** The turn of no page: what the server itself writes into a log. */
export const SERVER_TURN = 0;

type Entry = Pick<LogRow, 'slot' | 'answer' | 'clientSeq' | 'tabTurn' | 'givenAt'>;

/** What is added to the log of a sitting that is held, each entry linked to the one before. */
export function chainOf(
  { id: sittingId, ...last }: Pick<HeldSitting, 'id' | 'lastSeq' | 'lastHash'>,
  storedAt: string,
) {
  const rows: LogRow[] = [];
  let { lastSeq, lastHash } = last;
  const add = (entry: Entry): LogRow => {
    const { slot, answer } = entry;
    lastSeq += 1;
    lastHash = hashOf(lastHash, { sittingId, seq: lastSeq, slot, answer, storedAt });
    const row = { ...entry, sittingId, seq: lastSeq, storedAt, hash: lastHash };
    rows.push(row);
    return row;
  };
  return {
    rows,
    add,
    /** What was answered stays in the log and counts no more: it cannot be an answer to the question as it reads now. */
    takeBack: (slot: string): LogRow =>
      add({ slot, answer: null, clientSeq: lastSeq + 1, tabTurn: SERVER_TURN, givenAt: storedAt }),
    last: () => ({ lastSeq, lastHash }),
  };
}

/** Whether the last entry of a slot is such a taking back: it is to be answered again. */
export const isToAnswerAgain = ({ tabTurn, answer }: { tabTurn: number; answer: Answer | null }): boolean =>
  tabTurn === SERVER_TURN && answer === null;
