import { verifyPath } from '#contract/rules/pagePaths.ts';
import type { overview as overviewCall } from '#contract/course/study.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { spokenSeconds } from '../../../shared/player/shownLength.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './OverviewFacts.module.css';
import { ProgressRing } from './ProgressRing.tsx';

export type Overview = OutputOf<typeof overviewCall.output>;

/** The ring and the figures beside it, then the rules of the course in words. */
export function OverviewFacts({ overview }: { overview: Overview }) {
  const { studyProgress, periodDone, periodTotal, secondsTotal, completedAt, certificateNo, expiresAt } = overview;
  return (
    <section className={styles.facts} aria-label="进度">
      <ProgressRing percent={studyProgress} />
      <div className={styles.words}>
        <dl className={styles.figures}>
          <div>
            <dt>学完的课时</dt>
            <dd>
              {periodDone}
              <small> / {periodTotal}</small>
            </dd>
          </div>
          <div>
            <dt>一共学了</dt>
            <dd>{spokenSeconds(secondsTotal)}</dd>
          </div>
          <div>
            <dt>{completedAt ? '学完于' : '还差'}</dt>
            <dd>{completedAt ? shownTime(completedAt) : `${periodTotal - periodDone} 课时`}</dd>
          </div>
        </dl>
        <ul className={styles.rules}>
          <li>{overview.ruleText}</li>
          {expiresAt ? <li>{shownTime(expiresAt)} 到期</li> : null}
        </ul>
        {certificateNo ? (
          <p className={styles.certificate}>
            结业证书 {certificateNo}
            <TextLink to={verifyPath(certificateNo)} arrow>
              核验
            </TextLink>
          </p>
        ) : null}
      </div>
    </section>
  );
}
