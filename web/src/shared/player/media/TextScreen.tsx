import { useEffect, useEffectEvent, useRef } from 'react';
import { RichText } from '../../../kit/RichText.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { StagePeriod } from '../periods.ts';
import { SaveLine } from './SaveLine.tsx';
import styles from './TextScreen.module.css';
import type { Opening } from './useOpening.ts';
import type { Recording } from './useRecorder.ts';

interface TextScreenProps {
  period: StagePeriod;
  opening: Opening;
  recording: Recording;
  /** The class-hour that follows. */
  nextHref: string | undefined;
}

/** A text that is read in place; done once its end was seen. */
export function TextScreen({ period, opening, recording, nextHref }: TextScreenProps) {
  const { fileType, html } = opening.playback;
  const end = useSeen(() => recording.recorder?.looked(1));
  return (
    <section className={styles.box} aria-label={period.periodName}>
      <article className={styles.sheet}>
        <h2 className={styles.title}>{period.periodName}</h2>
        <RichText html={html} />
        <div ref={end} className={styles.end}>
          <SaveLine state={recording.state} fileType={fileType} place="low" isGuest={opening.sitting === null} />
          {nextHref ? (
            <LinkButton to={nextHref} preventScrollReset>
              下一课时
            </LinkButton>
          ) : null}
        </div>
      </article>
    </section>
  );
}

/** Calls once, when the element has come into view. */
function useSeen(onSeen: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      seen();
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return element;
}
