import { BareButton } from '../../ui/BareButton.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './SearchOffers.module.css';
import type { OffersProps } from './SearchOffers.tsx';
import { useSuggestions } from './useSuggestions.ts';
import { cellId, useWalk } from './useWalk.ts';

/** Titles that what is typed may become; where there are none, those of the word that was probably meant, and it says so. */
export function WhileTyping({ input, id, typed, scope, wide, onPick, onClose }: OffersProps) {
  const { titles, meant } = useSuggestions(typed, scope);
  const guesses = meant ? [meant] : [];
  const texts = [...guesses, ...titles.filter((title) => title !== meant)];
  const press = (text: string) => () => onPick(text, { isTyped: text === meant });
  const isAt = useWalk({ input, id, role: 'listbox', rows: texts.map((text) => [press(text)]), onClose });
  if (texts.length === 0) return null;
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
      {texts.map((text, index) => (
        <BareButton
          key={text}
          id={cellId(id, index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={isAt(index)}
          className={cx(styles.option, 'clip')}
          onPointerDown={(event) => event.preventDefault()}
          onClick={press(text)}
        >
          {text === meant ? (
            <>
              你要找的是不是：<b className={styles.meant}>{text}</b>
            </>
          ) : (
            text
          )}
        </BareButton>
      ))}
    </div>
  );
}
