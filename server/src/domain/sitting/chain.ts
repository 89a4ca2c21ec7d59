import { SERVER_TURN } from '../marking/serverTurn.ts';
import { hashOf } from './receipts.ts';
import type { HeldSitting, LogRow } from './saveStatements.ts';

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
