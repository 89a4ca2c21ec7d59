import type { MyAssessment } from '#contract/exam/sittingShapes.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { entryPath } from '#contract/rules/entryPath.ts';
import { AssessmentPhase, assessmentTraits, SittingState } from '#contract/rules/assessments.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { pointsText } from '#contract/rules/points.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { TagTone } from '../../../ui/Tag.tsx';

/** What somebody is asked to sit, one below the other, each with its next step. */
export const AssessmentRows = ({ rows, label }: { rows: readonly MyAssessment[]; label: string }) => (
  <RowList label={label}>
    {rows.map((row) => (
      <Row
        key={row.assessmentId}
        stacks
        heading="h2"
        title={row.title}
        tags={
          <>
            <Tag tone="outline">{AssessmentKind.labels[row.assessmentKind]}</Tag>
            <Tag tone={isLate(row) ? 'warn' : tones[row.phase]}>{stateOf(row)}</Tag>
          </>
        }
        meta={metaOf(row)}
        end={<NextStep row={row} />}
      />
    ))}
  </RowList>
);

const tones: Readonly<Record<AssessmentPhase, TagTone>> = {
  [AssessmentPhase.draft]: 'neutral',
  [AssessmentPhase.coming]: 'info',
  [AssessmentPhase.running]: 'ok',
  [AssessmentPhase.marking]: 'warn',
  [AssessmentPhase.released]: 'neutral',
  [AssessmentPhase.withdrawn]: 'neutral',
};

/** Its end is over, and who did not hand in may do it still. */
const isLate = ({ assessmentKind, endsAt, mayBegin, phase, used }: MyAssessment): boolean =>
  mayBegin === 1 &&
  used === 0 &&
  endsAt !== null &&
  phase > AssessmentPhase.running &&
  assessmentTraits[assessmentKind].hasLateRule;

function stateOf(row: MyAssessment): string {
  const { sittingState, phase } = row;
  if (isLate(row)) return '已截止，可以迟交';
  if (sittingState === SittingState.running) return '正在作答';
  if (sittingState !== null && phase === AssessmentPhase.running) return SittingState.labels[sittingState];
  return AssessmentPhase.labels[phase];
}

const isOpenYet = ({ phase }: MyAssessment): boolean =>
  phase === AssessmentPhase.coming || phase === AssessmentPhase.running;

function metaOf(row: MyAssessment): string {
  const { beginsAt, endsAt, minutes, extraMinutes, redoUntil, attempts, used, points, fullPoints, rehearsedAt } = row;
  return [
    beginsAt && `${shownTime(beginsAt)} 开始`,
    endsAt && `${shownTime(endsAt)} 结束`,
    redoUntil && used < attempts && redoText(row, redoUntil),
    minutes !== null && `${minutes}${extraMinutes > 0 ? ` + ${extraMinutes}` : ''} 分钟`,
    attempts > 1 && isOpenYet(row) && `还可以作答 ${Math.max(0, attempts - used)} 次`,
    rehearsedAt && row.phase === AssessmentPhase.coming && '已通过演练',
    points !== null && `得 ${pointsText(points)} / ${pointsText(fullPoints)} 分`,
  ]
    .filter(Boolean)
    .join('，');
}

const isFormal = ({ assessmentKind }: MyAssessment): boolean => assessmentTraits[assessmentKind].isFormal;

const redoText = (row: MyAssessment, until: string): string =>
  isFormal(row) ? `准许再考一次，${shownTime(until)} 以前交卷` : `退回重做，${shownTime(until)} 以前提交`;

function NextStep({ row }: { row: MyAssessment }) {
  const { phase, sittingState, used, sittingId } = row;
  const enter = entryPath(row.assessmentKind, row.assessmentId);
  if (sittingState === SittingState.running) return <Step to={enter} label="继续作答" isMain />;
  if (row.mayBegin === 1) {
    if (phase !== AssessmentPhase.running && row.redoUntil !== null)
      return <Step to={enter} label={isFormal(row) ? '再考一次' : '重做'} isMain />;
    return <Step to={enter} label={used === 0 ? '开始作答' : '再答一次'} isMain={used === 0} />;
  }
  if (phase === AssessmentPhase.coming) return <Step to={enter} label="查看与演练" />;
  if (sittingId !== '') return <Step to={`/exam/result?id=${sittingId}`} label="查看结果" />;
  return <Step to={enter} label="查看" />;
}

const Step = ({ to, label, isMain }: { to: string; label: string; isMain?: boolean }) => (
  <LinkButton to={to} size="sm" variant={isMain ? 'primary' : 'default'}>
    {label}
  </LinkButton>
);
