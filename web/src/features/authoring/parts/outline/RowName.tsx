import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { BareButton } from '../../../../ui/BareButton.tsx';
import { Input } from '../../../../ui/Input.tsx';
import styles from './Outline.module.css';

interface RowNameProps {
  /** Names the row; the focus finds it by this. */
  rowKey: string;
  name: string;
  /** Before the name: 第 2 章, 2.3. */
  number: ReactNode;
  /** 课时名称 */
  label: string;
  max: number;
  isCurrent: boolean;
  isWritable: boolean;
  onOpen: () => void;
  onRename: (name: string) => void;
  onStep: (by: -1 | 1, isFar: boolean) => void;
}

const arrows: Readonly<Record<string, [by: -1 | 1, isFar: boolean]>> = {
  ArrowUp: [-1, false],
  ArrowDown: [1, false],
  ArrowLeft: [-1, true],
  ArrowRight: [1, true],
};

/** The name of a row: opens it, is renamed in place, and takes the keys that move the row. */
export function RowName(props: RowNameProps) {
  const { rowKey, name, number, label, max, isCurrent, isWritable, onOpen, onRename, onStep } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [began, setBegan] = useState(name);
  const rename = (text: string) => {
    setTyped(text);
    if (text.trim() !== '') onRename(text);
  };
  const begin = () => {
    setBegan(name);
    setTyped(name);
  };
  const end = () => setTyped(null);
  if (typed !== null) {
    return (
      <Input
        size="sm"
        className={styles.rename}
        aria-label={label}
        value={typed}
        maxLength={max}
        ref={focusNow}
        onChange={({ target }) => rename(target.value)}
        onBlur={end}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
          if (event.key === 'Escape') onRename(began);
          end();
        }}
      />
    );
  }
  const press = (event: KeyboardEvent) => {
    if (!isWritable) return;
    const move = event.altKey ? arrows[event.key] : undefined;
    if (!move && event.key !== 'F2') return;
    event.preventDefault();
    if (move) onStep(...move);
    else begin();
  };
  return (
    <BareButton
      className={styles.name}
      data-row={rowKey}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onOpen}
      onDoubleClick={() => (isWritable ? begin() : undefined)}
      onKeyDown={press}
    >
      <span className={styles.number}>{number}</span>
      <span>{name}</span>
    </BareButton>
  );
}

const focusNow = (input: HTMLInputElement | null): void => input?.focus();
