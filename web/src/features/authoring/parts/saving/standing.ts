import { wireTime } from '#contract/rules/time.ts';
import type { Saving } from '../../../../ui/SaveState.tsx';
import type { Desk } from './desk.ts';
import type { RecordWriter, WriterState } from './recordWriter.ts';

export interface Standing {
  of: Saving;
  at?: string;
  /** Why something could not be saved. */
  message?: string;
  /** Something is only on this device, and will not be sent by itself in a moment. */
  isStuck: boolean;
}

/** How it stands with everything that is written of a course: the worst of it. */
export function standingOf(desk: Desk, online: boolean): Standing {
  const writers = desk.all();
  const dirty = writers.filter((one) => !one.isClean());
  const failed = dirty.find((one) => one.state().kind === 'failed');
  if (failed) return { of: 'failed', message: messageOf(failed), isStuck: true };
  const has = (kind: WriterState['kind']) => dirty.some((one) => one.state().kind === kind);
  const isRefused = dirty.some((one) => !one.isDue());
  const isStuck = isRefused || has('waiting') || has('changed');
  if (!online && dirty.length > 0) return { of: 'offline', isStuck };
  if (has('waiting')) return { of: 'waiting', isStuck };
  if (has('changed')) return { of: 'none', isStuck };
  // Between a letter and its answer nothing is called saved.
  if (dirty.some((one) => one.isDue())) return { of: 'saving', isStuck };
  if (isRefused) return { of: 'failed', isStuck };
  return { ...savedAt(writers), isStuck };
}

function messageOf(writer: RecordWriter): string {
  const state = writer.state();
  return state.kind === 'failed' ? state.message : '';
}

function savedAt(writers: readonly RecordWriter[]): { of: Saving; at?: string } {
  const moments = writers.flatMap((one) => {
    const state = one.state();
    return state.kind === 'saved' ? [state.at] : [];
  });
  if (moments.length === 0) return { of: 'none' };
  return { of: 'saved', at: wireTime(new Date(Math.max(...moments))).slice(11) };
}
