import { save } from '#contract/course/periodNote.ts';
import { call } from '../../../kit/call.ts';
import { handIn } from '../../../kit/outbox/handIn.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import type { WaitingNote } from './noteBox.ts';
import { noteBox, putNoteBy } from './noteBox.ts';
import { wireOf } from './noteWriter.ts';

/** What was touched within this time may be open in another tab, which sends it itself. */
const QUIET_MS = 60_000;

/**
 * Hands in what an earlier page of this browser could not. What cannot be sent, or is in doubt because another device
 * wrote on it too, stays for its class-hour to show.
 * @returns how many were handed in
 */
export function replayNotes(userNo: string): Promise<number> {
  const quiet = noteBox.of(userNo).filter(({ keptAt }) => Date.now() - keptAt > QUIET_MS);
  const written = quiet.filter(({ value }) => value.content.trim() !== '');
  return handIn(noteBox, userNo, written, {
    lineOf: ({ key }) => key,
    send: ({ value }) => sendOnce(value),
    isFinal: () => false,
  });
}

function sendOnce(note: WaitingNote): Promise<unknown> {
  const revision = newKey();
  putNoteBy({ ...note, basedOn: [...note.basedOn, revision] });
  return call(save, wireOf(note, revision), { isShowErrTip: false });
}
