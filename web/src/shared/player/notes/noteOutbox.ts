import { draftsUnder, dropDraft, keepDraft } from '../../../kit/drafts.ts';

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

/** `keptAt`: the moment of the last letter, in milliseconds. */
type Kept = WaitingNote & { keptAt?: number };

const nameOf = ({ userNo, noteKey }: WaitingNote): string => `note:${userNo}:${noteKey}`;

/** Puts it by in this browser, where signing out forgets it. A full or forbidden store loses only this safety. */
export function putNoteBy(note: WaitingNote): void {
  try {
    keepDraft(nameOf(note), { ...note, keptAt: Date.now() } satisfies Kept);
  } catch {
    // 存不下时页面上仍有这段文字，照常提交
  }
}

export const takeNoteAway = (note: WaitingNote): void => dropDraft(nameOf(note));

/** What this person wrote in this browser and the server has not confirmed, with the moment of the last letter. */
export const waitingNotes = (userNo: string): Kept[] =>
  draftsUnder(`note:${userNo}:`).filter((kept): kept is Kept => {
    const { noteKey, periodId, id, content, position, basedOn } = kept as Partial<WaitingNote>;
    const isText = [noteKey, periodId, id, content].every((part) => typeof part === 'string');
    return isText && Number.isInteger(position) && Array.isArray(basedOn);
  });
