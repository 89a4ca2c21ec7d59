import { useState } from 'react';
import type { Sheet } from '#contract/user/score.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { studentPath } from './addresses.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { totalText } from './totalText.ts';
import type { SheetHandle } from './useSheet.ts';

type Student = Sheet['students'][number];
type Wrong = { student: Student; part: Sheet['parts'][number]; now: string };

/** Marks that are out: each is corrected by itself, with a reason. */
export function ReleasedTable({ sheet, of }: { sheet: Sheet; of: SheetHandle }) {
  const [open, setOpen] = useState<Wrong | null>(null);
  return (
    <>
      <Table
        caption="已公布的成绩"
        columns={columnsOf(sheet, of, setOpen)}
        rows={sheet.students}
        rowKey={({ userNo }) => userNo}
        density="compact"
      />
      {open ? <CorrectDialog offeringId={sheet.offeringId} of={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

const columnsOf = (sheet: Sheet, of: SheetHandle, onOpen: (wrong: Wrong) => void): Column<Student>[] => [
  {
    key: 'name',
    head: '学生',
    cell: ({ userNo, studentName }) => <TextLink to={studentPath(userNo)}>{studentName}</TextLink>,
  },
  { key: 'number', head: '学号', width: 120, cell: ({ studentNumber }) => studentNumber },
  ...sheet.parts.map((part) => partColumn(part, { sheet, of, onOpen })),
  { key: 'total', head: '总评', width: 80, align: 'end', cell: ({ userNo }) => totalText(of.totalOf(userNo)) },
];

interface PartColumn {
  sheet: Sheet;
  of: SheetHandle;
  onOpen: (wrong: Wrong) => void;
}

const partColumn = (part: Wrong['part'], { sheet, of, onOpen }: PartColumn): Column<Student> => ({
  key: part.id,
  head: `${part.partName} ${part.weight}%`,
  width: 120,
  cell: (student) => {
    const now = of.valueOf(part.id, student.userNo);
    if (sheet.isHead === 0) return now;
    return (
      <Button
        size="sm"
        variant="text"
        aria-label={`更正${student.studentName}的${part.partName}，现在是 ${now}`}
        onClick={() => onOpen({ student, part, now })}
      >
        {now}
      </Button>
    );
  },
});
