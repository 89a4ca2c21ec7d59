import { lazy, Suspense, useState } from 'react';
import type { PaperRow } from '#contract/exam/paperShapes.ts';
import { WordSearch } from '../../../../kit/list/WordSearch.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { PaperRows } from './PaperRows.tsx';
import type { AssessmentDesk } from './useAssessment.ts';
import styles from './Wizard.module.css';

const FoundPapers = lazy(() => import('./FoundPapers.tsx').then((part) => ({ default: part.FoundPapers })));

interface PaperStepProps {
  desk: AssessmentDesk;
  /** The newest ones. */
  papers: readonly PaperRow[];
  /** Older ones are found by their name. */
  isMore: boolean;
  /** The one that was taken before, which need not be among them. */
  taken: Pick<PaperRow, 'id' | 'paperName'> | undefined;
}

/** ② Which paper; only published ones can be sat. */
export function PaperStep({ desk, papers, isMore, taken }: PaperStepProps) {
  const { facts, change, issues } = desk;
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(taken);
  const choice = {
    chosenId: facts.paperId,
    onChoose: (paper: PaperRow) => {
      setChosen(paper);
      change({ paperId: paper.id });
    },
  };
  const isElsewhere = words !== '' || papers.every(({ id }) => id !== facts.paperId);
  return (
    <div className={styles.fields}>
      {isMore ? <WordSearch label="按名称找试卷" words={words} maxLength={40} onSearch={setWords} /> : null}
      <Field
        label="试卷"
        group
        required
        error={issues.get('paperId')}
        help="发布时用它最近定稿的一版；规则抽题的，每位考生各抽一份"
      >
        {papers.length === 0 ? <p className={styles.quiet}>还没有定稿的试卷</p> : null}
        {isElsewhere && chosen?.id === facts.paperId ? (
          <p className={styles.quiet}>已选「{chosen.paperName}」</p>
        ) : null}
        {words === '' ? (
          <PaperRows papers={papers} {...choice} />
        ) : (
          <Suspense fallback={<SkeletonRows />}>
            <FoundPapers words={words} {...choice} />
          </Suspense>
        )}
      </Field>
      <p className={styles.quiet}>
        要的试卷不在这里？
        <LinkButton size="sm" variant="text" to="/account/papers">
          去组卷并定稿
        </LinkButton>
        草稿已经保存，回来接着办
      </p>
    </div>
  );
}
