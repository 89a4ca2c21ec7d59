import { lazy, Suspense, useState } from 'react';
import type { RichSetName } from '#contract/rules/richText.ts';
import { richSets } from '#contract/rules/richText.ts';
import { cx } from '../../ui/cx.ts';
import tips from '../../ui/Tooltip.module.css';
import { RichText } from '../RichText.tsx';
import { useHydrated } from '../useHydrated.ts';
import styles from './RichEditor.module.css';
import { buttonsOf } from './toolGroups.ts';

const RichEditor = lazy(() => import('./RichEditor.tsx').then((part) => ({ default: part.RichEditor })));

export interface RichFieldProps {
  /** Spoken name of the text. */
  label: string;
  set: RichSetName;
  /** Letters it may have. */
  max: number;
  /** HTML as the server cleaned it, empty for nothing. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Gets the element that takes the focus. */
  focusRef?: (element: HTMLElement | null) => (() => void) | undefined;
}

/** The editor, fetched where one writes; until then its text in a frame of the same height. */
export function RichField(props: RichFieldProps) {
  const isHydrated = useHydrated();
  const [begun] = useState(props.value);
  const { tools, height } = richSets[props.set];
  const still = (
    <div className={styles.frame} aria-busy="true">
      <div className={styles.tools}>
        {buttonsOf(tools).map((buttons) => (
          <span key={buttons[0]} className={styles.group}>
            {buttons.map((button) => (
              <span key={button} className={styles.tool} />
            ))}
          </span>
        ))}
      </div>
      <RichText html={begun} className={cx(styles.text, styles[height])} />
      <div className={styles.foot} />
      {/* the tips of its buttons: what they look like comes with the page, so that nothing comes late */}
      <span hidden className={tips.layer} />
    </div>
  );
  return isHydrated ? (
    <Suspense fallback={still}>
      <RichEditor {...props} />
    </Suspense>
  ) : (
    still
  );
}
