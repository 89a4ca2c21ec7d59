import { useId, useState } from 'react';
import { MOST_KNOWLEDGE } from '#contract/rules/questions.ts';
import { call } from '../../../kit/call.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './KnowledgeInput.module.css';
import { suggestKnowledge } from './calls.ts';

interface KnowledgeInputProps {
  value: readonly string[];
  subjectId?: string | undefined;
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  focusRef?: (element: HTMLElement | null) => (() => void) | undefined;
}

const LONGEST = 30;

/** Up to three points of knowledge: typed and taken over with Enter, those that the subject has are suggested. */
export function KnowledgeInput({ value, subjectId, onChange, onBlur, focusRef }: KnowledgeInputProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<string[]>([]);
  const suggest = async () => {
    const wish = subjectId ? { subjectId } : {};
    const found = await call(await suggestKnowledge(), wish, { isShowErrTip: false }).catch(() => null);
    if (found) setKnown(found.list.map(({ point }) => point));
  };
  const add = (text: string) => {
    const point = text.trim();
    setTyped('');
    if (point !== '' && !value.includes(point)) onChange([...value, point].slice(0, MOST_KNOWLEDGE));
  };
  return (
    <span className={styles.box}>
      {value.map((point) => (
        <Chip key={point} label={point} onRemove={() => onChange(value.filter((one) => one !== point))} />
      ))}
      {value.length < MOST_KNOWLEDGE ? (
        <Input
          ref={focusRef}
          className={styles.typed}
          list={listId}
          maxLength={LONGEST}
          placeholder={value.length === 0 ? '输入后按回车' : '再加一个'}
          value={typed}
          onFocus={() => void suggest()}
          onChange={({ target }) => (known.includes(target.value) ? add(target.value) : setTyped(target.value))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add(typed);
          }}
          onBlur={() => {
            add(typed);
            onBlur?.();
          }}
        />
      ) : null}
      <datalist id={listId}>
        {known.map((point) => (
          <option key={point} value={point}>
            {point}
          </option>
        ))}
      </datalist>
    </span>
  );
}
