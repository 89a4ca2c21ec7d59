import { CallError } from '#contract/kit/callError.ts';
import {
  CONFLICT,
  MUST_BUY,
  NOT_FOUND,
  STORAGE_FULL,
  TOO_OFTEN,
  UNAVAILABLE,
  UNEXPECTED,
} from '#contract/kit/errors.ts';
import { NOTE_NOT_THEIRS } from '#contract/course/periodNote.ts';
import type { Note, save } from '#contract/course/periodNote.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { newSittingKey } from '../progress/sittingKey.ts';
import type { WaitingNote } from './noteOutbox.ts';

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
const RETRY_MS = 15_000;

export type NoteWriter = ReturnType<typeof createNoteWriter>;

/**
 * Saves one note as it is written. Every letter is put by in this browser at once; what the server has not confirmed is
 * sent again, by this page or by the next one. Nothing of another device is overwritten unasked.
 */
export function createNoteWriter({ send, putBy, takeAway, onState, ...options }: NoteWriterOptions) {
  let note = options.note;
  let [isClean, isSending, isAsked, isHeld] = [true, false, false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(change: Partial<Pick<WaitingNote, 'content' | 'position'>>): void {
    note = { ...note, ...change };
    isClean = false;
    if (isEmpty()) takeAway(note);
    else putBy(note);
    later(SAVE_AFTER_MS);
  }

  const isEmpty = (): boolean => note.content.trim() === '';

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  async function flush({ keepalive = false } = {}): Promise<void> {
    clearTimeout(timer);
    if (isClean || isHeld || isEmpty()) return;
    // 离开页面的那一次不等前一次的回答：两次都写明自己接着哪一份
    if (isSending && !keepalive) return void (isAsked = true);
    const revision = newSittingKey();
    const input = wireOf(note, revision);
    note = { ...note, basedOn: [...note.basedOn.slice(-MOST_UNHEARD), revision] };
    putBy(note);
    isSending = true;
    onState({ kind: 'saving' });
    try {
      settle(await send(input, { keepalive }), input.content);
    } catch (error) {
      fail(error);
    } finally {
      isSending = false;
    }
    if (!isAsked) return;
    isAsked = false;
    await flush();
  }

  function settle({ id, revision }: Note, sent: string): void {
    note = { ...note, id, basedOn: [revision] };
    isClean = note.content === sent;
    if (isClean) takeAway(note);
    else putBy(note);
    onState({ kind: 'saved', at: Date.now() });
  }

  function fail(error: unknown): void {
    const code = error instanceof CallError ? error.code : 0;
    if (code === CONFLICT.code) return meet((error as CallError).data as Note);
    if (code === NOT_FOUND.code && note.id !== '') return hold({ kind: 'gone' });
    if (!isPassing(code)) return onState({ kind: 'failed', message: (error as CallError).message });
    onState({ kind: 'waiting' });
    later(RETRY_MS);
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
    asNew: (): void => goOn({ id: '', noteKey: newSittingKey(), basedOn: [] }),
    /** Forgets what was written here. */
    drop(): void {
      clearTimeout(timer);
      [isClean, isHeld] = [true, false];
      takeAway(note);
    },
    /** The last save of this writer; what is not confirmed then is left to the next page. */
    stop(): void {
      void flush({ keepalive: true });
      clearTimeout(timer);
    },
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

/** Asking again may help: the server was not reached, is in trouble, or somebody else is signed in just now. */
const isPassing = (code: number): boolean => code < MUST_BUY.code || passing.has(code);

const passing = new Set([TOO_OFTEN, UNEXPECTED, UNAVAILABLE, STORAGE_FULL, NOTE_NOT_THEIRS].map(({ code }) => code));
