import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { ReviewedCourse } from '#contract/course/courseReview.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { REVIEW_TARGET_TEXT, waitedText } from '#contract/rules/reviewClock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Changes } from './Changes.tsx';
import { Content } from './Content.tsx';
import styles from './CourseDetail.module.css';
import { History } from './History.tsx';
import { useVerdict } from './useVerdict.ts';
import { Verdict } from './Verdict.tsx';

interface CourseDetailProps {
  row: ReviewedCourse;
  preview: string | null;
  isByPeriod: boolean;
  /** Where a decision leads to. */
  nextHref: string;
}

type Part = 'changes' | 'content' | 'history';

/** What is different, everything it says, what was decided before, and the decision. */
export function CourseDetail({ row, preview, isByPeriod, nextHref }: CourseDetailProps) {
  const isWaiting = row.auditStatus === AuditState.waiting;
  const isOpen = isWaiting && row.isOwn !== 1;
  const verdict = useVerdict(row, nextHref);
  const [part, setPart] = useState<Part>(row.isNew === 1 || isByPeriod ? 'content' : 'changes');
  const remarks = isOpen ? verdict.remarks : row.remarks;
  const write = isOpen ? verdict.write : undefined;
  return (
    <article className={styles.detail}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{row.courseName}</h1>
          <p className={styles.meta}>
            {[CourseKind.labels[row.courseKind], row.categoryNames.join(' / '), row.lecturerName, row.orgName]
              .filter(Boolean)
              .join('，')}
          </p>
          <p className={styles.meta}>
            {row.userName} {shownTime(row.submitTime)} 提交
            {isWaiting ? `，${waitedText(row.waitedHours)}，目标 ${REVIEW_TARGET_TEXT}内` : ''}
          </p>
        </div>
        {preview ? (
          <LinkButton to={preview} target="_blank" size="sm" icon={<Eye size={16} aria-hidden="true" />}>
            像学员一样看
          </LinkButton>
        ) : null}
      </header>
      {row.submitNote === '' ? null : <p className={styles.note}>作者说：{row.submitNote}</p>}
      {isWaiting && !isOpen ? <Banner>这是你自己提交或编写的课程，要由别人审核</Banner> : null}
      {isWaiting ? null : <Decided row={row} />}
      <Tabs
        label="审核内容"
        idBase="review"
        current={part}
        onSelect={(key) => setPart(key as Part)}
        items={[
          { key: 'changes', label: '改动', count: row.changes.length },
          { key: 'content', label: '全部内容' },
          { key: 'history', label: '以前的审核', count: row.history.length },
        ]}
      />
      <div role="tabpanel" id="review-panel" aria-labelledby={`review-tab-${part}`} className={styles.panel}>
        {part === 'changes' ? <Changes row={row} remarks={remarks} write={write} /> : null}
        {part === 'content' ? <Content row={row} remarks={remarks} write={write} isByPeriod={isByPeriod} /> : null}
        {part === 'history' ? <History row={row} /> : null}
      </div>
      {isOpen ? <Verdict of={verdict} /> : null}
    </article>
  );
}

function Decided({ row: { auditStatus, auditTime, auditOpinion, remarks } }: { row: ReviewedCourse }) {
  const isPassed = auditStatus === AuditState.passed;
  const said = [auditOpinion, remarks.length > 0 ? `另有 ${remarks.length} 处意见，写在下面各处` : ''].filter(Boolean);
  return (
    <Banner tone={isPassed ? 'info' : 'danger'}>
      {auditTime === null ? '' : `${shownTime(auditTime)} `}
      {isPassed ? '通过' : '退回'}
      {said.length > 0 ? `：${said.join('；')}` : ''}
    </Banner>
  );
}
