import { wireTime } from '#contract/rules/time.ts';
import type { NoteState } from './noteWriter.ts';

/** How it stands with a note that is being written, and whether that needs attention. */
export function noteWords(state: NoteState, online: boolean, isEmpty: boolean): [words: string, urgent: boolean] {
  if (isEmpty) return ['空的笔记不保存', false];
  if (state.kind === 'changed' || state.kind === 'gone' || state.kind === 'failed') return ['', true];
  if (!online) return ['网络已断开，恢复后自动保存', true];
  if (state.kind === 'waiting') return ['还没有送到，会自动再试', true];
  if (state.kind === 'saving') return ['正在保存', false];
  if (state.kind === 'saved') return [`已保存 ${wireTime(new Date(state.at)).slice(11)}`, false];
  return ['', false];
}
