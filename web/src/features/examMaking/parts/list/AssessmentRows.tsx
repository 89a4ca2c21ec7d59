import type { AssessmentRow } from '#contract/exam/assessmentShapes.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentPhase, AssessmentState, assessmentTraits } from '#contract/rules/assessments.ts';
import { Row, RowList } from '../../../../ui/Row.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import type { TagTone } from '../../../../ui/Tag.tsx';
import { adminPath, candidatesPath, wizardPath } from '../addresses.ts';
import { AssessmentActs } from './AssessmentActs.tsx';

const tones: Partial<Record<AssessmentPhase, TagTone>> = {
  [AssessmentPhase.coming]: 'info',
  [AssessmentPhase.running]: 'ok',
  [AssessmentPhase.marking]: 'warn',
};

/** Assessments one below the other; a draft leads to its making, another one to where it is run. */
export function AssessmentRows({ label, rows }: { label: string; rows: readonly AssessmentRow[] }) {
  return (
    <RowList label={label}>
      {rows.map((row) => (
        <Row
          key={row.id}
          stacks
          heading="h2"
          to={placeOf(row)}
          title={row.title}
          tags={
            <>
              <Tag tone="outline">{AssessmentKind.labels[row.assessmentKind]}</Tag>
              <Tag tone={tones[row.phase]}>{AssessmentPhase.labels[row.phase]}</Tag>
              {row.isOpen === 1 ? <Tag>公开</Tag> : null}
            </>
          }
          meta={metaOf(row)}
          end={<AssessmentActs row={row} />}
        />
      ))}
    </RowList>
  );
}

function placeOf(row: AssessmentRow): string {
  if (row.assessmentState !== AssessmentState.published)
    return wizardPath(row.id, assessmentTraits[row.assessmentKind].base);
  return row.phase === AssessmentPhase.coming ? candidatesPath(row.id) : adminPath(row.id);
}

const metaOf = (row: AssessmentRow): string =>
  [
    row.gradeName,
    row.paperName === '' ? '还没有选试卷' : `${row.paperName}（${row.totalPoints / 10} 分）`,
    timesOf(row),
    row.isOpen === 1 ? `${row.countSubmit} 人交卷` : `${row.countSubmit} / ${row.countCandidate} 人交卷`,
  ]
    .filter(Boolean)
    .join('，');

const timesOf = ({ beginsAt, endsAt }: AssessmentRow): string => {
  if (beginsAt === null && endsAt === null) return '一直开放';
  return `${beginsAt?.slice(5, 16) ?? '发布后'} 至 ${endsAt?.slice(5, 16) ?? '不限'}`;
};
