import type * as vacancy from '#contract/position/vacancy.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { DeclineReason } from '#contract/rules/hiring.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { stateTones } from '../../../shared/vacancies/stateTones.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { progressPath } from './addresses.ts';
import styles from './Jobs.module.css';

type Applied = OutputOf<typeof vacancy.mine.output>['list'][number];

/** One application: where it stands, since when, and what was said. */
export function JobRow({ row }: { row: Applied }) {
  const { vacancy: post, line } = row;
  const why = DeclineReason.labels[row.declineReason];
  const way = line.map(({ applicationState, at }) => `${ApplicationState.labels[applicationState]} ${shownTime(at)}`);
  return (
    <Row
      heading="h2"
      stacks
      to={progressPath(row.id)}
      lead={<Avatar name={post.orgName} src={post.orgLogoImg} shape="org" size={44} />}
      title={post.vacancyName}
      meta={[post.orgName, post.regionName, salaryText(post.salaryMin, post.salaryMax)].filter(Boolean).join('，')}
      end={
        <StatusDot tone={stateTones[row.applicationState]}>
          {ApplicationState.labels[row.applicationState]}
          {row.isRevoked === 1 ? '，档案已收回' : ''}
        </StatusDot>
      }
    >
      <p className={styles.way}>{way.join(' → ')}</p>
      {why || row.replyText ? (
        <p className={styles.said}>{[why && `原因：${why}`, row.replyText].filter(Boolean).join('。')}</p>
      ) : null}
    </Row>
  );
}
