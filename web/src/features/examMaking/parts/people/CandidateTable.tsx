import { useState } from 'react';
import type { Candidate } from '#contract/exam/candidate.ts';
import { CandidateSource, SittingState } from '#contract/rules/assessments.ts';
import { useSelection } from '../../../../kit/list/useSelection.ts';
import { usePress } from '../../../../kit/usePress.ts';
import { BulkBar } from '../../../../ui/BulkBar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Table } from '../../../../ui/Table.tsx';
import type { Column } from '../../../../ui/Table.tsx';
import { drawnPath } from '../addresses.ts';
import { removeCandidates } from '../calls.ts';
import { ExtraDialog } from './ExtraDialog.tsx';

interface CandidateTableProps {
  assessmentId: string;
  rows: readonly Candidate[];
}

/** Who sits it and how far each is; before they begin they may be taken off or given more time. */
export function CandidateTable({ assessmentId, rows }: CandidateTableProps) {
  const [extra, setExtra] = useState<Candidate | null>(null);
  const removing = usePress(removeCandidates);
  const { chosen, selection, clear } = useSelection(rows, idOf, nameOf);
  const columns = columnsOf(assessmentId, setExtra);
  const remove = async () => {
    const ids = chosen.map(({ id }) => id);
    if (await removing.send({ assessmentId, ids }, `已移出 ${ids.length} 人`)) clear();
  };
  return (
    <>
      <Table caption="考生" columns={columns} rows={rows} rowKey={({ id }) => id} selection={selection} />
      <BulkBar count={chosen.length} total={rows.length} unit="人" onAll={selection.toggleAll} onClear={clear}>
        <Button size="sm" variant="danger" loading={removing.sending} onClick={() => void remove()}>
          移出名单
        </Button>
      </BulkBar>
      {extra ? <ExtraDialog row={extra} onClose={() => setExtra(null)} /> : null}
    </>
  );
}

const columnsOf = (assessmentId: string, onExtra: (row: Candidate) => void): Column<Candidate>[] => [
  { key: 'name', head: '姓名', cell: ({ candidateName }) => candidateName },
  { key: 'no', head: '考号', width: 72, align: 'end', cell: ({ candidateNo }) => candidateNo },
  { key: 'number', head: '学号', cell: ({ studentNumber, mobile }) => studentNumber || mobile },
  {
    key: 'source',
    head: '来自',
    wideOnly: true,
    cell: ({ candidateSource }) => CandidateSource.labels[candidateSource],
  },
  { key: 'state', head: '状态', cell: stateText },
  {
    key: 'extra',
    head: '延长',
    wideOnly: true,
    cell: (row) => (row.extraMinutes > 0 ? `${row.extraMinutes} 分钟` : ''),
  },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    cell: (row) => <Acts row={row} assessmentId={assessmentId} onExtra={onExtra} />,
  },
];

interface ActsProps {
  row: Candidate;
  assessmentId: string;
  onExtra: (row: Candidate) => void;
}

function Acts({ row, assessmentId, onExtra }: ActsProps) {
  return (
    <>
      <LinkButton
        size="sm"
        variant="text"
        to={`${drawnPath(assessmentId)}&candidateId=${row.id}`}
        aria-label={`${row.candidateName}的试卷`}
      >
        试卷
      </LinkButton>
      {row.sittingState === null ? (
        <Button size="sm" variant="text" aria-label={`给${row.candidateName}延长时间`} onClick={() => onExtra(row)}>
          延长
        </Button>
      ) : null}
    </>
  );
}

const idOf = ({ id }: Candidate): string => id;
const nameOf = ({ candidateName }: Candidate): string => candidateName;

function stateText({ sittingState, rehearsedAt, totalPoints }: Candidate): string {
  if (sittingState === null) return rehearsedAt === null ? '未开始' : '未开始，已候考检查';
  const state = SittingState.labels[sittingState];
  return totalPoints === null ? state : `${state}，${totalPoints / 10} 分`;
}
