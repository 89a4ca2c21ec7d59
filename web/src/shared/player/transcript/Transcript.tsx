import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import type { StagePeriod } from '../periods.ts';
import type { Playhead } from '../playhead.ts';
import { hitsIn } from './hits.ts';
import { Sentences } from './Sentences.tsx';
import styles from './Transcript.module.css';
import { TranscriptMenu } from './TranscriptMenu.tsx';
import { TranscriptSearch } from './TranscriptSearch.tsx';
import { useTranscript } from './useTranscript.ts';

interface TranscriptProps {
  period: StagePeriod;
  isGuest: boolean;
  playhead: Playhead;
  /** Opens the class-hour when it is not yet. */
  start: () => void;
}

/** Everything that is said in a class-hour: read it, look for a word, go to where it is said, take it along. */
export function Transcript({ period, isGuest, playhead, start }: TranscriptProps) {
  const { state, choose, retry } = useTranscript(period.id, isGuest);
  const [word, setWord] = useState('');
  const [step, setStep] = useState(0);
  if (state.kind === 'loading') return <SkeletonRows />;
  if (state.kind === 'failed') {
    return (
      <div className={styles.failure} role="alert">
        <p>{state.message}</p>
        <Button size="sm" onClick={retry}>
          重试
        </Button>
      </div>
    );
  }
  const { cues, languages, lang } = state;
  if (cues.length === 0) return <Empty title="字幕里没有内容" className={styles.none} />;
  const hits = hitsIn(cues, word);
  const at = hits.length === 0 ? -1 : ((step % hits.length) + hits.length) % hits.length;
  const look = (next: string) => {
    setWord(next.trim());
    setStep(0);
  };
  return (
    <>
      <div className={styles.head}>
        <TranscriptSearch
          look={look}
          count={hits.length}
          at={at}
          go={(by) => setStep(at + by)}
          isLooking={word !== ''}
        />
        <TranscriptMenu title={`${period.number} ${period.periodName}`} cues={cues} />
        {languages.length > 1 ? (
          <Select
            size="sm"
            aria-label="字幕的语言"
            options={languages.map(({ lang: value, label }) => ({ value, label }))}
            value={lang}
            onChange={({ target }) => choose(target.value)}
          />
        ) : null}
      </div>
      <Sentences cues={cues} word={word} hit={hits[at]} playhead={playhead} start={start} />
    </>
  );
}
