import { useState } from 'react';
import { CommentKind } from '#contract/rules/appeals.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './Desk.module.css';

interface CommentBarProps {
  onAdd: (kind: CommentKind, text: string) => void;
  onClose: () => void;
}

/** What is said about the chosen words: a kind alone, or with a sentence. */
export function CommentBar({ onAdd, onClose }: CommentBarProps) {
  const [words, setWords] = useState('');
  return (
    <div className={styles.bar} role="toolbar" aria-label="批注所选文字">
      <Field label="批注" hideLabel>
        <Input
          size="sm"
          placeholder="可以写一句，也可以只选一种"
          maxLength={200}
          value={words}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onAdd(CommentKind.remark, words.trim());
          }}
        />
      </Field>
      {CommentKind.values.map((kind) => (
        <Button key={kind} size="sm" onClick={() => onAdd(kind, words.trim())}>
          {CommentKind.labels[kind]}
        </Button>
      ))}
      <Button size="sm" variant="text" onClick={onClose}>
        取消
      </Button>
    </div>
  );
}
