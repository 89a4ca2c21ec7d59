import type { ReactNode } from 'react';
import { Marked } from '../../kit/Marked.tsx';
import { BareButton } from '../../ui/BareButton.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './SearchOffers.module.css';
import type { OffersProps } from './SearchOffers.tsx';
import { useSuggestions } from './useSuggestions.ts';
import { cellId, useWalk } from './useWalk.ts';
import type { Press } from './useWalk.ts';

interface Row {
  key: string;
  press: Press;
  shown: ReactNode;
}

/** What is found by what is typed, each leading to its page; where nothing is, what was probably meant, and it says so. */
export function WhileTyping({ input, id, typed, scope, wide, onPick, onOpen, onClose }: OffersProps) {
  const { found, meant } = useSuggestions(typed, scope);
  const rows: Row[] = found.map(({ title, marks, kind, to }) => ({
    key: to,
    press: () => onOpen(title, to),
    shown: (
      <>
        <span className="clip">
          <Marked text={title} marks={marks} />
        </span>
        <small className={styles.kind}>{kind}</small>
      </>
    ),
  }));
  if (meant) rows.unshift({ key: '', press: () => onPick(meant, { isTyped: true }), shown: <Meant word={meant} /> });
  const isAt = useWalk({ input, id, role: 'listbox', rows: rows.map(({ press }) => [press]), onClose });
  if (rows.length === 0) return null;
  return (
    <div
      id={id}
      className={cx(styles.list, wide && styles.wide)}
      role="listbox"
      aria-label={meant === '' ? '读音相近的内容' : '搜索建议'}
    >
      {meant === '' ? (
        <p className={styles.head} aria-hidden="true">
          读音相近的内容
        </p>
      ) : null}
      {rows.map(({ key, press, shown }, index) => (
        <BareButton
          key={key}
          id={cellId(id, index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={isAt(index)}
          className={cx(styles.option, styles.found)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={press}
        >
          {shown}
        </BareButton>
      ))}
    </div>
  );
}

const Meant = ({ word }: { word: string }) => (
  <span className="clip">
    你要找的是不是：<b className={styles.meant}>{word}</b>
  </span>
);
