import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import type { Remark } from '#contract/rules/remarks.ts';
import { REMARK_LENGTH } from '#contract/rules/remarks.ts';
import { Button } from '../../../ui/Button.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import styles from './RemarkBox.module.css';

export interface Remarking {
  remarks: readonly Remark[];
  /** Not there where nothing is decided any more. */
  write: ((target: string, text: string) => void) | undefined;
}

interface RemarkBoxProps extends Remarking {
  target: string;
  /** What it is about, for who cannot see where it stands. */
  name: string;
}

/** Whoever pressed the button is about to write. */
const takeFocus = (area: HTMLTextAreaElement | null) => area?.focus();

/** What the reviewer says about one place: a button until something is written, afterwards the words. */
export function RemarkBox({ target, name, remarks, write }: RemarkBoxProps) {
  const text = remarks.find((one) => one.target === target)?.text ?? '';
  const [asked, setAsked] = useState(false);
  if (!write) return text === '' ? null : <p className={styles.said}>意见：{text}</p>;
  if (text === '' && !asked) {
    return (
      <Button
        variant="text"
        size="sm"
        className={styles.begin}
        icon={<MessageSquarePlus size={16} aria-hidden="true" />}
        aria-label={`给「${name}」写意见`}
        onClick={() => setAsked(true)}
      >
        写意见
      </Button>
    );
  }
  return (
    <div className={styles.box}>
      <Textarea
        rows={2}
        ref={text === '' ? takeFocus : undefined}
        aria-label={`对「${name}」的意见`}
        placeholder="要改什么、怎么改；作者在原处看到"
        maxLength={REMARK_LENGTH}
        value={text}
        onChange={({ target: area }) => write(target, area.value)}
        onBlur={() => (text.trim() === '' ? setAsked(false) : undefined)}
      />
    </div>
  );
}
