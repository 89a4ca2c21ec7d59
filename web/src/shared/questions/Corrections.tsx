import { correctionText } from '#contract/rules/corrections.ts';
import type { Correction } from '#contract/rules/corrections.ts';
import { Banner } from '../../ui/Banner.tsx';
import styles from './Corrections.module.css';

interface CorrectionsProps {
  number: string;
  corrections: readonly { correction: Correction; content: string; gmtCreate: string }[];
}

/** What was put right about a question after it was asked, with when. */
export const Corrections = ({ number, corrections }: CorrectionsProps) =>
  corrections.length === 0 ? null : (
    <div className={styles.list}>
      {corrections.map(({ correction, content, gmtCreate }) => (
        <Banner key={`${gmtCreate} ${content}`}>
          {gmtCreate.slice(0, 16)} {correctionText(number, correction, content)}
        </Banner>
      ))}
    </div>
  );
