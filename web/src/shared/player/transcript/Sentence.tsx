import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import type { Cue } from '#contract/rules/cues.ts';
import { clock } from '#contract/rules/position.ts';
import { NOT_REACHED } from '../notReached.ts';
import { partsOf } from './hits.ts';
import styles from './Transcript.module.css';
import { BareButton } from '../../../ui/BareButton.tsx';

interface SentenceProps {
  cue: Cue;
  index: number;
  word: string;
  /** It is spoken now. */
  isNow: boolean;
  /** It has the hit that is shown. */
  isHit: boolean;
  /** It was asked for, and the course does not let anybody go there yet. */
  isClosed: boolean;
  /** The one that Tab leads to. */
  isReached: boolean;
  go: (index: number) => void;
  /** Arrow keys. */
  walk: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** One sentence and the second at which it is said. */
export const Sentence = memo(function Sentence(props: SentenceProps) {
  const { cue, index, word, isNow, isHit, isClosed, isReached, go, walk } = props;
  return (
    <li className={styles.line} data-hit={isHit || undefined}>
      <BareButton
        className={styles.sentence}
        aria-current={isNow ? 'true' : undefined}
        tabIndex={isReached ? 0 : -1}
        onClick={() => go(index)}
        onKeyDown={walk}
      >
        <time className={styles.time}>{clock(cue.from)}</time>
        <span>{word === '' ? cue.text : marked(cue.text, word)}</span>
      </BareButton>
      {isClosed ? <p className={styles.closed}>{NOT_REACHED}</p> : null}
    </li>
  );
});

const marked = (text: string, word: string) =>
  partsOf(text, word).map((part) => (part.isHit ? <mark key={part.at}>{part.text}</mark> : part.text));
