import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { GradeFile } from '#contract/exam/gradeFile.ts';
import type { Grade } from '#contract/exam/gradeInfo.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { bytesText } from '#contract/rules/mediaUploads.ts';
import { GradeState } from '#contract/rules/school.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { AddFiles } from './AddFiles.tsx';
import { plainList } from './addresses.ts';
import { openFile, removeFile } from './calls.ts';
import styles from './Grades.module.css';

/** The files of the class: everybody in it downloads them, who runs it puts them there. */
export function Files({ grade, rows }: { grade: Grade; rows: LoadedPage<GradeFile> }) {
  const list = useList(plainList, rows);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<GradeFile | null>(null);
  const mayAdd = grade.mayManage === 1 && grade.gradeState === GradeState.running;
  const add = (
    <Button size="sm" variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
      放进文件
    </Button>
  );
  const isEmpty = list.source.page?.totalCount === 0;
  const note = mayAdd ? '从我的空间里选，或者现在上传；班里的人都能下载' : '教师与管理员放进来的文件会出现在这里';
  return (
    <>
      {mayAdd && !isEmpty ? <div className={styles.bar}>{add}</div> : null}
      <List of={list} unit="个" empty={<Empty title="还没有文件" note={note} action={mayAdd ? add : undefined} />}>
        {(files) => (
          <Table
            caption="班级文件"
            columns={columnsOf(mayAdd ? setRemoved : undefined)}
            rows={files}
            rowKey={({ id }) => id}
          />
        )}
      </List>
      {isAdding ? <AddFiles gradeId={grade.id} onClose={() => setAdding(false)} /> : null}
      {removed ? <RemoveFile row={removed} onClose={() => setRemoved(null)} /> : null}
    </>
  );
}

const columnsOf = (onRemove: ((row: GradeFile) => void) | undefined): Column<GradeFile>[] => [
  {
    key: 'name',
    head: '文件',
    cell: ({ fileName, fileType }) => (
      <span className={styles.words}>
        <b>{fileName}</b>
        <small>{FileType.labels[fileType]}</small>
      </span>
    ),
  },
  { key: 'size', head: '大小', width: 100, align: 'end', cell: ({ fileSize }) => bytesText(fileSize) },
  { key: 'owner', head: '放进来的人', width: 120, cell: ({ ownerName }) => ownerName },
  { key: 'time', head: '时间', width: 150, cell: ({ gmtCreate }) => shownTime(gmtCreate) },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 150,
    cell: (row) => <Acts row={row} onRemove={onRemove && (() => onRemove(row))} />,
  },
];

function Acts({ row, onRemove }: { row: GradeFile; onRemove: (() => void) | undefined }) {
  const opening = usePress(openFile);
  const download = async () => {
    const found = await opening.send({ id: row.id, isDownload: 1 });
    if (found) location.assign(found.url);
  };
  return (
    <span className={styles.acts}>
      <Button
        size="sm"
        variant="text"
        disabled={opening.sending}
        aria-label={`下载${row.fileName}`}
        onClick={() => void download()}
      >
        下载
      </Button>
      {onRemove ? (
        <Button size="sm" variant="text" aria-label={`拿掉${row.fileName}`} onClick={onRemove}>
          拿掉
        </Button>
      ) : null}
    </span>
  );
}

function RemoveFile({ row, onClose }: { row: GradeFile; onClose: () => void }) {
  const { send, sending } = usePress(removeFile);
  return (
    <ConfirmDialog
      open
      danger
      title={`从班级里拿掉「${row.fileName}」`}
      note={`班里的人不能再下载；文件还在${row.ownerName}的空间里`}
      confirmLabel="拿掉"
      loading={sending}
      loadingLabel="请稍候"
      onConfirm={() => void send({ id: row.id }, '拿掉成功').then(onClose)}
      onClose={onClose}
    />
  );
}
