import type { OutputOf } from '#contract/kit/schema.ts';
import { pointsText } from '#contract/rules/points.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { mine } from '#contract/startup/application.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from './Policy.module.css';
import { APPLICATION, APPLY } from './programmeAddresses.ts';
import { withdrawApplication } from './programmeCalls.ts';
import { appealWords, standingOf } from './programmeWords.ts';
import { Take } from './Take.tsx';

type Own = OutputOf<typeof mine.output>['list'][number];

/** An application of the own team with how it stands; whoever sent it may change it until the last day. */
export function OwnApplicationRow({ row }: { row: Own }) {
  const { id, programmeId, programmeTitle, projectName, score, appealState } = row;
  const { tone, words } = standingOf(row);
  return (
    <Row
      to={`${APPLICATION}?id=${id}`}
      heading="h2"
      stacks
      title={programmeTitle}
      meta={[projectName, row.orgName, `${shownTime(row.submittedAt)} 交`].join('，')}
      end={
        <StatusDot
          tone={tone}
          reason={[
            score === null ? '' : `${pointsText(score)} 分`,
            appealState === null ? '' : appealWords[appealState],
          ]
            .filter(Boolean)
            .join('，')}
        >
          {words}
        </StatusDot>
      }
    >
      {row.isOpen === 1 ? (
        <div className={styles.acts}>
          <LinkButton to={`${APPLY}?programmeId=${programmeId}&id=${id}`} size="sm">
            修改
          </LinkButton>
          <Take
            name="收回"
            of={{ id, title: programmeTitle }}
            note={`${row.applyUntil} 之前可以再交，编号会是新的。`}
            load={withdrawApplication}
          />
        </div>
      ) : null}
    </Row>
  );
}
