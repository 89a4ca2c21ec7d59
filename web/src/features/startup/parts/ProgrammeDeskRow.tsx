import { ProgrammeState } from '#contract/rules/startProgrammes.ts';
import type { ProgrammeRow as Programme } from '#contract/startup/programmeDesk.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from './Policy.module.css';
import { PROGRAMME_ADD, PROGRAMME_RUN } from './programmeAddresses.ts';
import { removeProgramme } from './programmeCalls.ts';
import { programmeDays, programmeTones } from './programmeWords.ts';
import { Take } from './Take.tsx';

/** One programme of the own institution: a draft is written on, what is public is run. */
export function ProgrammeDeskRow({ row }: { row: Programme }) {
  const { id, title, programmeState: state, countApplied, places } = row;
  const isDraft = state === ProgrammeState.draft;
  return (
    <Row
      heading="h2"
      stacks
      title={title}
      to={isDraft ? `${PROGRAMME_ADD}?id=${id}` : `${PROGRAMME_RUN}?id=${id}`}
      meta={[isDraft ? '' : `${countApplied} 份申请`, `${places} 个名额`, `${row.applyFrom} 到 ${row.applyUntil}`]
        .filter(Boolean)
        .join('，')}
      end={
        <StatusDot tone={programmeTones[state]} reason={isDraft ? undefined : programmeDays(row) || undefined}>
          {ProgrammeState.labels[state]}
        </StatusDot>
      }
    >
      <p className={styles.summary}>{row.intro}</p>
      {isDraft ? (
        <div className={styles.acts}>
          <LinkButton to={`${PROGRAMME_ADD}?id=${id}`} size="sm">
            修改
          </LinkButton>
          <Take name="删除" of={{ id, title }} note="草稿会被删掉，不能找回。" load={removeProgramme} />
        </div>
      ) : null}
    </Row>
  );
}
