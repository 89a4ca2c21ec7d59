import type { PeerReview } from '#contract/exam/peerReview.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { PeerState } from '#contract/rules/tasks.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { OWN } from './addresses.ts';
import { GivenMarks } from './GivenMarks.tsx';
import styles from './PeerReview.module.css';
import { ReviewForm } from './ReviewForm.tsx';
import { stateName } from './states.ts';

/** The work of a classmate beside what is said of it. */
export function ReviewDesk({ review }: { review: PeerReview }) {
  const { taskTitle, workName, peerState, isClosed, dueAt, requirement, work, rule, returnRemark } = review;
  const isOpen = peerState === PeerState.waiting && isClosed === 0;
  return (
    <>
      <PageHead
        size="work"
        title={`${taskTitle} · ${workName}`}
        note={isOpen ? `${shownTime(dueAt)} 前评完；过期也收，会注明迟评` : stateName(review)}
        actions={
          <LinkButton size="sm" to={OWN}>
            回到互评
          </LinkButton>
        }
      />
      {isOpen && returnRemark ? <Banner tone="warn">老师退回：{returnRemark}</Banner> : null}
      <div className={styles.desk}>
        <article className={styles.work} aria-label={workName}>
          {requirement ? (
            <details className={styles.requirement}>
              <summary>任务的要求</summary>
              <RichText html={requirement} />
            </details>
          ) : null}
          {work.content ? <RichText html={work.content} /> : null}
          {work.files.length > 0 ? (
            <ul className={styles.files} aria-label="附件">
              {work.files.map(({ url, name }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          {!work.content && work.files.length === 0 ? <p>这份作品是空的，按要求评就可以</p> : null}
        </article>
        <aside className={styles.pane} aria-label="评分">
          {isOpen ? <ReviewForm review={review} /> : <OwnReview review={review} />}
          <p className={styles.note}>{rule}</p>
        </aside>
      </div>
    </>
  );
}

/** What was sent, or that it can be sent no more. */
function OwnReview({ review: { peerState, points, fullPoints, criteria, rubric, content } }: { review: PeerReview }) {
  if (peerState !== PeerState.done) return <p>互评结果已经公布，这一份没有来得及评。</p>;
  const given = criteria.map(({ id, title, full }) => ({ title, full, points: rubric[id] ?? null }));
  return (
    <>
      <h2 className={styles.title}>我的评价</h2>
      <GivenMarks points={points} fullPoints={fullPoints} criteria={given} />
      <p className={styles.words}>{content}</p>
    </>
  );
}
