import { useEffect, useState } from 'react';
import type { QuestionRow } from '#contract/exam/questionFacts.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { call } from '../../../../kit/call.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { FactList } from '../../../../ui/FactList.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { previewHref } from '../addresses.ts';
import { showStatistics, showUse } from '../calls.ts';
import styles from './Dialogs.module.css';

type Use = OutputOf<Awaited<ReturnType<typeof showUse>>['output']>;
type Statistics = OutputOf<Awaited<ReturnType<typeof showStatistics>>['output']>;

/** Where a question is used and how it was answered. */
export function UseDialog({ row, onClose }: { row: QuestionRow; onClose: () => void }) {
  const [found, setFound] = useState<{ use: Use; statistics: Statistics } | null>(null);
  const { id } = row;
  useEffect(() => {
    const read = async () => {
      const [use, statistics] = await Promise.all([
        call(await showUse(), { id }),
        call(await showStatistics(), { id }),
      ]);
      setFound({ use, statistics });
    };
    void read().catch(onClose);
  }, [id, onClose]);
  return (
    <Dialog
      open
      title="使用与统计"
      note={row.title}
      onClose={onClose}
      actions={<LinkButton to={previewHref(id)}>预览题目</LinkButton>}
    >
      {found ? <Content {...found} /> : <SkeletonRows />}
    </Dialog>
  );
}

function Content({ use, statistics }: { use: Use; statistics: Statistics }) {
  const { countAnswer, countUnanswered, averageShare, fullShare, options } = statistics;
  const percent = (share: number | null) => (share === null ? '还没有' : `${share}%`);
  const facts = [
    { label: '作答', value: `${countAnswer} 次，其中没有作答 ${countUnanswered} 次` },
    { label: '得分率', value: percent(averageShare) },
    { label: '满分的占', value: percent(fullShare) },
  ];
  return (
    <>
      <FactList facts={facts} />
      {options.length > 0 ? (
        <p className={styles.note}>
          各选项被选的次数见预览页的「答得怎样」，共 {options.reduce((sum, { count }) => sum + count, 0)} 次
        </p>
      ) : null}
      <h3 className={styles.title}>用着它的试卷</h3>
      <ul className={styles.uses}>
        {use.papers.map(({ paperId, paperName, questionVersionNo, isPublished }) => (
          <li key={paperId}>
            {paperName}
            <small>
              第 {questionVersionNo} 版{isPublished === 1 ? '' : '，还没发布'}
            </small>
          </li>
        ))}
        {use.otherPapers > 0 ? <li>同事的 {use.otherPapers} 份</li> : null}
        {use.papers.length + use.otherPapers === 0 ? <li>没有</li> : null}
      </ul>
      <h3 className={styles.title}>用着它的测评</h3>
      <ul className={styles.uses}>
        {use.assessments.map(({ assessmentId, title, questionVersionNo }) => (
          <li key={assessmentId}>
            {title}
            <small>第 {questionVersionNo} 版</small>
          </li>
        ))}
        {use.otherAssessments > 0 ? <li>同事的 {use.otherAssessments} 场</li> : null}
        {use.assessments.length + use.otherAssessments === 0 ? <li>没有</li> : null}
      </ul>
    </>
  );
}
