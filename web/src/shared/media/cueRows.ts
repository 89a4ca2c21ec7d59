import type { Cue } from '#contract/rules/cues.ts';
import { CUE_LENGTH, LAST_SECOND, secondsOf, shifted, vttTime } from '#contract/rules/subtitles.ts';

/** A sentence as it is typed: times are text until they are saved. */
export interface CueRow {
  key: number;
  from: string;
  to: string;
  text: string;
}

let nextKey = 0;

export const rowOf = ({ from, to, text }: Cue): CueRow => ({
  key: (nextKey += 1),
  from: vttTime(from),
  to: vttTime(to),
  text,
});

/** What is wrong with each sentence, by its key and the field. */
export type RowErrors = ReadonlyMap<number, Partial<Record<'from' | 'to' | 'text', string>>>;

/** The sentences as they are saved, or what has to be put right first. */
export function read(rows: readonly CueRow[]): { cues: Cue[]; errors: RowErrors } {
  const errors = new Map<number, Partial<Record<'from' | 'to' | 'text', string>>>();
  const cues = rows.map((row) => {
    const [from, to, text] = [secondsOf(row.from), secondsOf(row.to), row.text.trim()];
    const wrong = {
      ...(from === undefined || from > LAST_SECOND ? { from: '时间写成 00:01:02.500' } : {}),
      ...(to === undefined || to > LAST_SECOND ? { to: '时间写成 00:01:02.500' } : {}),
      ...(from !== undefined && to !== undefined && to <= from ? { to: '结束要晚于开始' } : {}),
      ...(text === '' ? { text: '请输入字幕' } : {}),
      ...(text.length > CUE_LENGTH ? { text: `字幕最多 ${CUE_LENGTH} 个字` } : {}),
    };
    if (Object.keys(wrong).length > 0) errors.set(row.key, wrong);
    return { from: from ?? 0, to: to ?? 0, text };
  });
  return { cues, errors };
}

/** All sentences later or earlier; those whose times cannot be read stay as they are. */
export const shiftedRows = (rows: readonly CueRow[], by: number): CueRow[] =>
  rows.map((row) => {
    const [from, to] = [secondsOf(row.from), secondsOf(row.to)];
    if (from === undefined || to === undefined) return row;
    const [moved] = shifted([{ from, to, text: row.text }], by);
    return { ...row, from: vttTime(moved!.from), to: vttTime(moved!.to) };
  });

/** A new sentence at a second of the film, in its place among the others. */
export function withRowAt(rows: readonly CueRow[], second: number): { rows: CueRow[]; at: number } {
  const added = rowOf({ from: second, to: second + 2, text: '' });
  const after = rows.findIndex((row) => (secondsOf(row.from) ?? 0) > second);
  const at = after < 0 ? rows.length : after;
  return { rows: rows.toSpliced(at, 0, added), at };
}
