import { CallError } from '#contract/kit/callError.ts';
import { save } from '#contract/course/periodNote.ts';
import { call } from '../../../kit/call.ts';
import { newSittingKey } from '../progress/sittingKey.ts';
import { putNoteBy, takeNoteAway, waitingNotes } from './noteOutbox.ts';
import { wireOf } from './noteWriter.ts';

/** What was touched within this time may be open in another tab, which sends it itself. */
const QUIET_MS = 60_000;

/**
 * Hands in what an earlier page of this browser could not. What cannot be sent, or is in doubt because another device
 * wrote on it too, stays for its class-hour to show. Safe to run twice.
 * @returns how many were handed in
 */
export async function replayNotes(userNo: string): Promise<number> {
  let done = 0;
  const quiet = waitingNotes(userNo).filter(({ keptAt = 0 }) => Date.now() - keptAt > QUIET_MS);
  for (const note of quiet.filter(({ content }) => content.trim() !== '')) {
    const revision = newSittingKey();
    putNoteBy({ ...note, basedOn: [...note.basedOn, revision] });
    try {
      await call(save, wireOf(note, revision), { isShowErrTip: false });
      takeNoteAway(note);
      done += 1;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
  return done;
}
