import type { PaperRow } from '#contract/exam/paperShapes.ts';
import { PaperKind } from '#contract/rules/assessments.ts';
import { Field } from '../../../../ui/Field.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Radio } from '../../../../ui/Radio.tsx';
import { paperPreviewPath } from '../addresses.ts';
import type { AssessmentDesk } from './useAssessment.ts';
import styles from './Wizard.module.css';

/** ② Which paper; only published ones can be sat. */
export function PaperStep({ desk, papers }: { desk: AssessmentDesk; papers: readonly PaperRow[] }) {
  const { facts, change, issues } = desk;
  return (
    <div className={styles.fields}>
      <Field
        label="试卷"
        group
        required
        error={issues.get('paperId')}
        help="发布时用它最近定稿的一版；规则抽题的，每位考生各抽一份"
      >
        {papers.length === 0 ? <p className={styles.quiet}>还没有定稿的试卷</p> : null}
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
                checked={facts.paperId === paper.id}
                onChange={() => change({ paperId: paper.id })}
              />
              <LinkButton
                size="sm"
                variant="text"
                to={paperPreviewPath(paper.id)}
                aria-label={`预览${paper.paperName}`}
              >
                预览
              </LinkButton>
            </li>
          ))}
        </ul>
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
