import { useCallback, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Cue } from '#contract/rules/cues.ts';
import { Button } from '../../../ui/Button.tsx';
import { stepTo } from '../../../ui/stepTo.ts';
import type { Playhead } from '../playhead.ts';
import { usePosition } from '../usePosition.ts';
import { cueAt } from './cueAt.ts';
import { Sentence } from './Sentence.tsx';
import styles from './Transcript.module.css';
import { useInView } from './useInView.ts';
import { useLookingElsewhere } from './useLookingElsewhere.ts';

interface SentencesProps {
  cues: readonly Cue[];
  word: string;
  /** Index of the sentence with the hit that is shown. */
  hit: number | undefined;
  playhead: Playhead;
  start: () => void;
}

/** The sentences; the one spoken now is marked and kept in view until somebody looks elsewhere. Arrow keys walk them. */
export function Sentences({ cues, word, hit, playhead, start }: SentencesProps) {
  const [list, setList] = useState<HTMLOListElement | null>(null);
  const now = usePosition(playhead, (at) => cueAt(cues, at));
  const [follows, setFollows] = useState(true);
  const [walked, setWalked] = useState<number | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  useInView(list, hit ?? (follows ? now : -1));
  useLookingElsewhere(list, setFollows);
  const reached = walked ?? Math.max(0, now);
  const go = useCallback(
    (index: number) => {
      const went = playhead.seek(cues[index]!.from);
      setClosed(went ? null : index);
      setWalked(index);
      if (!went) return;
      setFollows(true);
      start();
    },
    [playhead, cues, start],
  );
  const walk = useCallback((event: KeyboardEvent<HTMLButtonElement>) => {
    const lines = [...(event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [])];
    const next = stepTo(event.key, lines.indexOf(event.currentTarget), lines.length, 'vertical');
    if (next === undefined) return;
    event.preventDefault();
    setFollows(false);
    setWalked(next);
    lines[next]?.focus();
  }, []);
  return (
    <>
      <ol ref={setList} aria-label="文稿">
        {cues.map((cue, index) => (
          <Sentence
            key={cue.from}
            cue={cue}
            index={index}
            word={word}
            isNow={index === now}
            isHit={index === hit}
            isClosed={index === closed}
            isReached={index === reached}
            go={go}
            walk={walk}
          />
        ))}
      </ol>
      {follows || now < 0 ? null : (
        <div className={styles.back}>
          <Button size="sm" onClick={() => setFollows(true)}>
            回到正在说的一句
          </Button>
        </div>
      )}
    </>
  );
}
