/** A poll as it is being written: options may stand empty. */
export interface PollDraft {
  title: string;
  options: string[];
  /** The field of the right option, from 0; empty for none. */
  answer: string;
}

export const blank: PollDraft = { title: '', options: ['', ''], answer: '' };

/** The options that say something, each with the field it stands in. */
export const filledIn = ({ options }: PollDraft): { place: number; option: string }[] =>
  options.flatMap((option, place) => (option.trim() === '' ? [] : { place, option: option.trim() }));

/** What is sent: only what says something, and the place of the right one among it. */
export function sentOf(draft: PollDraft): { title: string; options: string[]; answer: number | null } {
  const filled = filledIn(draft);
  const right = filled.findIndex(({ place }) => String(place) === draft.answer);
  return { title: draft.title, options: filled.map(({ option }) => option), answer: right < 0 ? null : right };
}
