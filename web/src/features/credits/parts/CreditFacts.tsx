import type { QueuedCredit } from '#contract/course/userCourseScoreApply.ts';
import { countedText } from '#contract/rules/courseAuth.ts';
import { CreditState } from '#contract/rules/credits.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Steps } from './Steps.tsx';
import styles from './Steps.module.css';

/** Who applies for what, with the evidence and everything that happened. */
export function CreditFacts({ row }: { row: QueuedCredit }) {
  const facts = [
    { label: '学生', value: [row.studentName, row.studentNumber, row.className].filter(Boolean).join('，') },
    { label: row.offeringId === '0' ? '课程' : '开课', value: row.subjectName },
    { label: '计', value: countedText(row) },
    { label: '状态', value: CreditState.labels[row.applyState] },
    { label: '学习说明', value: <p className={styles.words}>{row.evidence}</p> },
    { label: '证书', value: row.certificateNo === '' ? '' : <Certificate no={row.certificateNo} /> },
    { label: '证明材料', value: row.evidenceUrls.length === 0 ? '没有附件' : <Evidence urls={row.evidenceUrls} /> },
  ];
  return (
    <>
      <FactList label="学分申请" facts={facts} />
      <Steps of={row} />
    </>
  );
}

const Certificate = ({ no }: { no: string }) => <TextLink to={`/certificate/verify/${no}`}>{`核验 ${no}`}</TextLink>;

function Evidence({ urls }: { urls: readonly string[] }) {
  return (
    <span className={styles.files}>
      {urls.map((url, at) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          材料 {at + 1}
        </a>
      ))}
    </span>
  );
}
