import type { PaperRow } from '#contract/exam/paperShapes.ts';
import { PaperKind } from '#contract/rules/assessments.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Radio } from '../../../../ui/Radio.tsx';
import { paperPreviewPath } from '../addresses.ts';
import styles from './Wizard.module.css';

export interface PaperChoice {
  chosenId: string;
  onChoose: (paper: PaperRow) => void;
}

/** Published papers, of which one is taken. */
export function PaperRows({ papers, chosenId, onChoose }: PaperChoice & { papers: readonly PaperRow[] }) {
  return (
    <ul className={styles.papers}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <Radio
            name="paper"
            label={
              <>
                {paper.paperName}{' '}
                <small className={styles.quiet}>
                  {PaperKind.labels[paper.paperKind]}，第 {paper.versionNo} 版，{paper.questionCount} 题，
                  {paper.totalPoints / 10} 分
                </small>
              </>
            }
            checked={chosenId === paper.id}
            onChange={() => onChoose(paper)}
          />
          <LinkButton size="sm" variant="text" to={paperPreviewPath(paper.id)} aria-label={`预览${paper.paperName}`}>
            预览
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
