import { createBox } from '../../../kit/outbox/box.ts';

/** A note with what the server has not confirmed of it. */
export interface WaitingNote {
  userNo: string;
  periodId: string;
  noteKey: string;
  /** Empty until the server has told it. */
  id: string;
  /** Second or page. */
  position: number;
  content: string;
  /** The revision the server confirmed, and those sent since without hearing the answer. */
  basedOn: string[];
}

/** Notes kept in this browser, each under its key, where signing out forgets them. */
export const noteBox = createBox<WaitingNote>(
  'zt-draft:note',
  ({ noteKey, periodId, id, content, position, basedOn }) =>
    [noteKey, periodId, id, content].every((part) => typeof part === 'string') &&
    Number.isInteger(position) &&
    Array.isArray(basedOn),
);

export const putNoteBy = (note: WaitingNote): void => noteBox.put(note.userNo, note.noteKey, note);

export const takeNoteAway = (note: WaitingNote): void => noteBox.take(note.userNo, note.noteKey);
