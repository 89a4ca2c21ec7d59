import { wireTime } from '#contract/rules/time.ts';
import type { SaveStateProps } from '../../../ui/SaveState.tsx';
import type { NoteState } from './noteWriter.ts';

/** How it stands with a note that is being written; what its writer has to decide is told by `NoteDoubt`. */
export function savingOf(state: NoteState, online: boolean): SaveStateProps {
  if (state.kind === 'changed' || state.kind === 'gone') return { of: 'none' };
  if (state.kind === 'failed') return { of: 'failed' };
  if (!online) return { of: 'offline' };
  return { of: state.kind, at: state.kind === 'saved' ? wireTime(new Date(state.at)).slice(11) : undefined };
}
