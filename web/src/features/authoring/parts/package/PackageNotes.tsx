import type { PackageNote } from '#contract/course/coursePackage.ts';
import type { Column } from '../../../../ui/Table.tsx';
import { Table } from '../../../../ui/Table.tsx';

/** What does not go along as it is, each with its place and why. */
export function PackageNotes({ notes, noteCount }: { notes: readonly PackageNote[]; noteCount: number }) {
  const rows = notes.map((note, at) => ({ ...note, key: String(at) }));
  return (
    <>
      <Table caption="不照原样的地方" density="compact" rows={rows} rowKey={({ key }) => key} columns={columns} />
      {noteCount > rows.length ? <p>另有 {noteCount - rows.length} 处，没有列出来。</p> : null}
    </>
  );
}

const columns: Column<PackageNote>[] = [
  {
    key: 'name',
    head: '哪一处',
    width: 200,
    cell: ({ place, name }) => (place === '' ? name : `${place} / ${name}`),
  },
  { key: 'left', head: '带走', width: 72, cell: ({ isLeft }) => (isLeft === 1 ? '没有' : '有变化') },
  { key: 'note', head: '说明', cell: ({ note }) => note },
];
