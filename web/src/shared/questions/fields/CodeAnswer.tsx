import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { codeLanguages } from '#contract/rules/richText.ts';
import { Textarea } from '../../../ui/Textarea.tsx';
import type { FieldProps } from '../shownQuestion.ts';
import styles from './Fields.module.css';

/** Code: Tab indents while one writes, and leaves after Escape. It begins with what the question gives. */
export function CodeAnswer({ body, answer, onAnswer, label, idBase }: FieldProps<12>) {
  const isLeaving = useRef(false);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget: area } = event;
    if (key !== 'Tab') {
      isLeaving.current = key === 'Escape';
      return;
    }
    if (isLeaving.current || shiftKey || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    area.setRangeText(INDENT, area.selectionStart, area.selectionEnd, 'end');
    onAnswer(area.value);
  };
  return (
    <div>
      <p className={styles.language}>{codeLanguages[body.language as keyof typeof codeLanguages] ?? body.language}</p>
      <Textarea
        className={styles.code}
        aria-label={label}
        aria-describedby={`${idBase}-note`}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        value={answer ?? body.starter}
        onKeyDown={press}
        onBlur={() => void (isLeaving.current = false)}
        onChange={({ target }) => onAnswer(target.value)}
      />
      <p id={`${idBase}-note`} className={styles.note}>
        按 Tab 缩进；先按 Esc 再按 Tab 离开输入框
      </p>
    </div>
  );
}

const INDENT = '    ';
