import { refusedReasons } from '#contract/rules/progress.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import type { SaveState } from '../progress/recorder.ts';
import { amount } from '../shownLength.ts';
import styles from './SaveLine.module.css';
import { useOnline } from '../../../kit/useOnline.ts';

interface SaveLineProps {
  state: SaveState;
  fileType: FileType;
  isGuest: boolean;
  /** Where it stands: in the upper corner unless told. */
  place?: 'low' | 'bar';
}

/** How it stands with the progress, in words; what needs attention stays in sight. */
export function SaveLine({ state, fileType, isGuest, place }: SaveLineProps) {
  const online = useOnline();
  if (isGuest) return null;
  if (!online) {
    return (
      <p className={styles.line} data-place={place} data-urgent="" role="status">
        网络已断开，进度会在恢复后补传
      </p>
    );
  }
  const [text, urgent] = wordsOf(state, fileType);
  if (text === '') return null;
  return (
    <p
      className={styles.line}
      data-place={place}
      data-urgent={urgent ? '' : undefined}
      role={urgent ? 'status' : undefined}
    >
      {text}
    </p>
  );
}

/** The sentence, and whether it stays while the controls are hidden. */
export function wordsOf(state: SaveState, fileType: FileType): [text: string, urgent: boolean] {
  if (state.kind === 'none') return ['', false];
  if (state.kind === 'saving') return ['正在保存', false];
  if (state.kind === 'waiting') return ['进度还没有送到，会自动补传', true];
  if (state.kind === 'failed') return [`进度没有保存：${state.message}`, true];
  const saved = `已保存 ${wireTime(new Date(state.at)).slice(11)}`;
  if (state.refused === 0 || state.reason === '') return [saved, false];
  return [`${saved}，${amount(fileType, state.refused)}没有计入：${refusedReasons[state.reason]}`, true];
}
