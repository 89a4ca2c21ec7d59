import type { SentNomination } from '#contract/position/nomination.ts';
import { NominationState } from '#contract/rules/cooperation.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { withdrawNomination } from './calls.ts';
import { nominationTone } from './words.ts';

const open: ReadonlySet<NominationState> = new Set([NominationState.asked, NominationState.agreed]);

interface SentTableProps {
  rows: readonly SentNomination[];
  /** Beside one vacancy its name and the enterprise are known. */
  ofOne?: boolean;
}

/** Whom the school recommended, and how each stands. */
export function SentTable({ rows, ofOne = false }: SentTableProps) {
  const withdrawing = usePress(withdrawNomination);
  const withdraw = (id: string) => void withdrawing.send({ id }, '撤回成功');
  const columns = columnsOf(withdraw).filter(({ key }) => !ofOne || key !== 'vacancy');
  return <Table caption="推荐的学员" columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

const columnsOf = (withdraw: (id: string) => void): Column<SentNomination>[] => [
  {
    key: 'name',
    head: '学员',
    cell: ({ studentName, className }) => [studentName, className].filter(Boolean).join('，'),
  },
  { key: 'vacancy', head: '职位', cell: ({ vacancyName, orgName }) => `${vacancyName}，${orgName}` },
  {
    key: 'state',
    head: '进展',
    width: 220,
    cell: ({ nominationState, learnerText, replyText }) => (
      <StatusDot tone={nominationTone[nominationState]} reason={replyText || learnerText || null}>
        {NominationState.labels[nominationState]}
      </StatusDot>
    ),
  },
  {
    key: 'time',
    head: '时间',
    width: 130,
    wideOnly: true,
    cell: ({ sentAt, answeredAt, repliedAt }) => shownTime(repliedAt ?? answeredAt ?? sentAt),
  },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 80,
    cell: ({ id, studentName, nominationState }) =>
      open.has(nominationState) ? (
        <Button size="sm" variant="text" aria-label={`撤回对${studentName}的推荐`} onClick={() => withdraw(id)}>
          撤回
        </Button>
      ) : null,
  },
];
