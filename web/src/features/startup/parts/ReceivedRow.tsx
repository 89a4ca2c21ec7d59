import { pointsText } from '#contract/rules/points.ts';
import { applicationCode } from '#contract/rules/startProgrammes.ts';
import type { ApplicationStanding } from '#contract/startup/programmeRun.ts';
import { Row } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { HOSTED } from './programmeAddresses.ts';
import { appealWords, standingOf } from './programmeWords.ts';

/** An application that was received: its score, how far its readers lie apart, and who is still missing. */
export function ReceivedRow({ row, bound }: { row: ApplicationStanding; bound: number }) {
  const { id, applyNo, projectName, score, spread, countAsked, countRead, appealState } = row;
  const { tone, words } = standingOf(row);
  return (
    <Row
      to={`${HOSTED}?id=${id}`}
      stacks
      title={projectName}
      tags={appealState === null ? null : <Tag>{appealWords[appealState]}</Tag>}
      meta={[
        applicationCode(applyNo),
        countAsked === 0 ? '' : `${countRead}/${countAsked} 位评完`,
        spread === null ? '' : `相差 ${pointsText(spread)} 分${spread > bound * 10 ? '，太大' : ''}`,
      ]
        .filter(Boolean)
        .join('，')}
      end={
        <StatusDot tone={tone} reason={score === null ? undefined : `${pointsText(score)} 分`}>
          {words}
        </StatusDot>
      }
    />
  );
}
