import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { codeLanguages } from '#contract/rules/richText.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { useColours } from '../../../kit/richText/useColoured.ts';
import { cx } from '../../../ui/cx.ts';
import { Textarea } from '../../../ui/Textarea.tsx';
import type { FieldProps } from '../shownQuestion.ts';
import styles from './CodeAnswer.module.css';
import fieldStyles from './Fields.module.css';

/**
 * Code: Tab indents while one writes, and leaves after Escape. It begins with what the question gives. Its colours lie
 * beneath the field, whose own letters are then not seen; without them it is a field like others.
 */
export function CodeAnswer({ body, answer, onAnswer, label, idBase }: FieldProps<12>) {
  const isLeaving = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const text = answer ?? body.starter;
  const html = useColours(text, body.language);
  const isColoured = html !== null;
  useLayoutEffect(() => {
    if (isColoured) follow(root.current!);
  }, [isColoured]);
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
      <p className={fieldStyles.language}>
        {codeLanguages[body.language as keyof typeof codeLanguages] ?? body.language}
      </p>
      <div ref={root} className={styles.desk}>
        {isColoured ? (
          <div className={styles.beneath} aria-hidden="true">
            <RichText html={`<pre><code>${html}</code></pre>`} className={styles.colours} />
          </div>
        ) : null}
        <Textarea
          className={cx(styles.code, isColoured && styles.clear)}
          aria-label={label}
          aria-describedby={`${idBase}-note`}
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          value={text}
          onKeyDown={press}
          onBlur={() => void (isLeaving.current = false)}
          onChange={({ target }) => onAnswer(target.value)}
          onScroll={() => follow(root.current!)}
        />
      </div>
      <p id={`${idBase}-note`} className={fieldStyles.note}>
        按 Tab 缩进；先按 Esc 再按 Tab 离开输入框
      </p>
    </div>
  );
}

const INDENT = '    ';

/** The field alone scrolls; what lies beneath goes along. */
function follow(desk: HTMLDivElement): void {
  const { scrollLeft, scrollTop } = desk.querySelector('textarea')!;
  desk.querySelector('pre')?.style.setProperty('translate', `${-scrollLeft}px ${-scrollTop}px`);
}
