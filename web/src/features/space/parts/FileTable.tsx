import { Archive, FileText, Film, Image, Music } from 'lucide-react';
import { FileType } from '#contract/rules/fileKinds.ts';
import { bytesText } from '#contract/rules/mediaUploads.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { SpaceFile } from '#contract/system/space.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column, Selection } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { FileActs } from './FileActs.tsx';
import type { FileAct } from './FileActs.tsx';
import styles from './Space.module.css';

interface FileTableProps {
  files: readonly SpaceFile[];
  selection: Selection<SpaceFile>;
  onAct: (file: SpaceFile, act: FileAct) => void;
}

/** The files of a page with what they are and where they stand. */
export function FileTable({ files, selection, onAct }: FileTableProps) {
  return (
    <Table caption="我的文件" columns={columnsOf(onAct)} rows={files} rowKey={({ id }) => id} selection={selection} />
  );
}

const columnsOf = (onAct: FileTableProps['onAct']): Column<SpaceFile>[] => [
  { key: 'name', head: '文件', cell: (file) => <FileName file={file} /> },
  { key: 'size', head: '大小', width: 96, align: 'end', cell: ({ fileSize }) => bytesText(fileSize) },
  { key: 'state', head: '状态', width: 130, cell: (file) => <State file={file} /> },
  { key: 'time', head: '上传时间', width: 136, cell: ({ gmtCreate }) => shownTime(gmtCreate) },
  {
    key: 'acts',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 104,
    cell: (file) => <FileActs file={file} onAct={(act) => onAct(file, act)} />,
  },
];

const icons = {
  [FileType.video]: Film,
  [FileType.audio]: Music,
  [FileType.image]: Image,
  [FileType.document]: FileText,
  [FileType.link]: FileText,
  [FileType.webPage]: FileText,
  [FileType.archive]: Archive,
  [FileType.text]: FileText,
  [FileType.package]: Archive,
  [FileType.assessment]: FileText,
  [FileType.tool]: FileText,
} as const;

function FileName({ file: { fileName, fileType, folderName, isUsed, shareCount } }: { file: SpaceFile }) {
  const Icon = icons[fileType];
  return (
    <span className={styles.file}>
      <Icon size={20} aria-label={FileType.labels[fileType]} className={styles.icon} />
      <span className={styles.names}>
        <b title={fileName}>{fileName}</b>
        <span className={styles.tags}>
          {folderName ? <small>{folderName}</small> : null}
          {isUsed === 1 ? <Tag tone="info">课程在用</Tag> : null}
          {shareCount > 0 ? <Tag tone="outline">分享中</Tag> : null}
        </span>
      </span>
    </span>
  );
}

const tones = { 1: 'passed', 2: 'waiting', 3: 'waiting', 4: 'failed' } as const;

function State({ file: { mediaState, processed, failure } }: { file: SpaceFile }) {
  const isMaking = mediaState === MediaState.processing;
  return (
    <StatusDot tone={tones[mediaState]} reason={failure}>
      {MediaState.labels[mediaState]}
      {isMaking ? ` ${processed}%` : ''}
    </StatusDot>
  );
}
