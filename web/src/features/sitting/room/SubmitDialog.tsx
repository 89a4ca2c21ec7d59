import { BareButton } from '../../../ui/BareButton.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { isAnswered } from './places.ts';
import type { Answers, Place } from './places.ts';
import styles from './Room.module.css';

interface SubmitDialogProps {
  open: boolean;
  name: string;
  places: readonly Place[];
  answers: Answers;
  flagged: readonly string[];
  unsent: number;
  /** Names of sections whose clock was never begun. */
  unopened: readonly string[];
  isBusy: boolean;
  onGo: (index: number) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks once, with what is still open. */
export function SubmitDialog({
  open,
  name,
  places,
  answers,
  flagged,
  unsent,
  unopened,
  isBusy,
  ...acts
}: SubmitDialogProps) {
  const missing = places.filter((place) => !isAnswered(place, answers));
  const marked = places.filter(({ itemId }) => flagged.includes(itemId));
  const note =
    missing.length + unopened.length === 0
      ? `${places.length} 题都已作答，提交以后不能再改。`
      : missing.length === 0
        ? '提交以后不能再改。'
        : `还有 ${missing.length} 题没有作答，提交以后不能再改。`;
  return (
    <ConfirmDialog
      open={open}
      title={`${name}？`}
      note={note}
      confirmLabel={name}
      cancelLabel="继续作答"
      loading={isBusy}
      loadingLabel={unsent > 0 ? '正在补传' : '正在提交'}
      onConfirm={acts.onSubmit}
      onClose={acts.onClose}
    >
      {unopened.length === 0 ? null : <p>还没有开始的部分：{unopened.join('、')}。交卷以后不能再做。</p>}
      <Jump label="没有作答的" places={missing} onGo={acts.onGo} />
      <Jump label="标记过的" places={marked} onGo={acts.onGo} />
    </ConfirmDialog>
  );
}

function Jump({ label, places, onGo }: { label: string; places: readonly Place[]; onGo: (index: number) => void }) {
  if (places.length === 0) return null;
  return (
    <div className={styles.jump}>
      <p>{label}</p>
      <ul>
        {places.map(({ itemId, index, number }) => (
          <li key={itemId}>
            <BareButton className={styles.jumpTo} aria-label={`去第 ${number} 题`} onClick={() => onGo(index)}>
              {number}
            </BareButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
