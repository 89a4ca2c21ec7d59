import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Input.tsx';
import styles from './SubtitleEditor.module.css';

const MOST = 3600;

/** Moves every sentence by so many seconds: a file made for another cut fits again. */
export function ShiftAll({ onShift, disabled }: { onShift: (seconds: number) => void; disabled: boolean }) {
  const [text, setText] = useState('1');
  const seconds = Number(text);
  const isWrong = text.trim() === '' || !(seconds > 0) || seconds > MOST;
  return (
    <span className={styles.shift} role="group" aria-label="整体移动">
      <Input
        aria-label="整体移动的秒数"
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        value={text}
        onChange={(event) => setText(event.target.value)}
        tail="秒"
      />
      <Button disabled={disabled || isWrong} onClick={() => onShift(-seconds)}>
        全部提前
      </Button>
      <Button disabled={disabled || isWrong} onClick={() => onShift(seconds)}>
        全部推后
      </Button>
    </span>
  );
}
