import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import { NOTE_NOT_THEIRS } from '#contract/course/periodNote.ts';
import type { Note, save } from '#contract/course/periodNote.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { isPassing } from '../../../kit/outbox/isPassing.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { createSender } from '../../../kit/outbox/sender.ts';
import { serverClock } from '../../../kit/outbox/serverClock.ts';
import type { WaitingNote } from './noteBox.ts';

/** How it stands with what is being written. `at` is a moment in milliseconds. */
export type NoteState =
  | { kind: 'none' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'waiting' }
  /** Another device wrote on it meanwhile. */
  | { kind: 'changed'; theirs: Note }
  /** Another device deleted it meanwhile. */
  | { kind: 'gone' }
  | { kind: 'failed'; message: string };

export interface NoteWriterOptions {
  note: WaitingNote;
  send: (input: InputOf<typeof save.input>, options: { keepalive: boolean }) => Promise<Note>;
  putBy: (note: WaitingNote) => void;
  takeAway: (note: WaitingNote) => void;
  onState: (state: NoteState) => void;
}

/** So long after the last letter it is saved. */
export const SAVE_AFTER_MS = 1000;

export type NoteWriter = ReturnType<typeof createNoteWriter>;

/**
 * Saves one note as it is written. Every letter is put by in this browser at once; what the server has not confirmed is
 * sent again, by this page or by the next one. Nothing of another device is overwritten unasked.
 */
export function createNoteWriter({ putBy, takeAway, onState, ...options }: NoteWriterOptions) {
  let note = options.note;
  let [isClean, isHeld] = [true, false];
  const { flush, later, cancel, stop } = createSender({
    isDue: () => !isClean && !isHeld && !isEmpty(),
    keep: () => putBy(note),
    send,
    onFailure,
  });

  function write(change: Partial<Pick<WaitingNote, 'content' | 'position'>>): void {
    note = { ...note, ...change };
    isClean = false;
    if (isEmpty()) takeAway(note);
    else putBy(note);
    later(SAVE_AFTER_MS);
  }

  const isEmpty = (): boolean => note.content.trim() === '';

  async function send({ keepalive }: { keepalive: boolean }): Promise<void> {
    const revision = newKey();
    const input = wireOf(note, revision);
    note = { ...note, basedOn: [...note.basedOn.slice(-MOST_UNHEARD), revision] };
    putBy(note);
    onState({ kind: 'saving' });
    settle(await options.send(input, { keepalive }), input.content);
  }

  function settle({ id, revision }: Note, sent: string): void {
    note = { ...note, id, basedOn: [revision] };
    isClean = note.content === sent;
    if (isClean) takeAway(note);
    else putBy(note);
    onState({ kind: 'saved', at: serverClock.now() });
  }

  function onFailure(error: unknown): 'again' | 'stop' {
    const code = error instanceof CallError ? error.code : 0;
    const waits = isPassing(error) || code === NOTE_NOT_THEIRS.code;
    if (code === CONFLICT.code) meet((error as CallError).data as Note);
    else if (code === NOT_FOUND.code && note.id !== '') hold({ kind: 'gone' });
    else onState(waits ? { kind: 'waiting' } : { kind: 'failed', message: (error as CallError).message });
    return waits ? 'again' : 'stop';
  }

  function meet(theirs: Note): void {
    if (theirs.content === note.content.trim()) settle(theirs, note.content);
    else hold({ kind: 'changed', theirs });
  }

  /** Until somebody decides, nothing more is sent; what was written stays put by. */
  function hold(state: NoteState): void {
    isHeld = true;
    onState(state);
  }

  function goOn(change: Partial<WaitingNote>): void {
    takeAway(note);
    note = { ...note, ...change };
    isHeld = false;
    write({});
    void flush();
  }

  return {
    write,
    flush,
    note: () => note,
    isClean: () => isClean,
    /** Sends what an earlier page put by. */
    resume: (): void => goOn({}),
    /** Writes this in place of what another device wrote. */
    replace: (theirs: Note, content: string): void => goOn({ id: theirs.id, basedOn: [theirs.revision], content }),
    /** Writes down anew what another device deleted. */
    asNew: (): void => goOn({ id: '', noteKey: newKey(), basedOn: [] }),
    /** Forgets what was written here. */
    drop(): void {
      cancel();
      [isClean, isHeld] = [true, false];
      takeAway(note);
    },
    /** The last save of this writer; what is not confirmed then is left to the next page. */
    stop,
  };
}

const MOST_UNHEARD = 15;

/** The form a save travels in. */
export const wireOf = (
  { userNo, periodId, noteKey, id, position, content, basedOn }: WaitingNote,
  revision: string,
): InputOf<typeof save.input> => ({
  ...(id !== '' && { id }),
  userNo,
  periodId,
  noteKey,
  position,
  content,
  revision,
  basedOn,
});
