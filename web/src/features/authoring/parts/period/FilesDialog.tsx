import { useState } from 'react';
import { list } from '#contract/course/courseVideo.ts';
import type { DraftMedia } from '#contract/course/draft.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import { FileType as FileTypes } from '#contract/rules/fileKinds.ts';
import { WordSearch } from '../../../../kit/list/WordSearch.tsx';
import { useListCall } from '../../../../kit/list/useListCall.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Empty } from '../../../../ui/Empty.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { FileLine } from './FileLine.tsx';
import styles from './Period.module.css';

interface FilesDialogProps {
  fileType: FileType | undefined;
  onChoose: (file: DraftMedia) => void;
  onClose: () => void;
}

const PAGE_SIZE = 8;

/** The files somebody stored before, found by kind and name. */
export function FilesDialog({ fileType, onChoose, onClose }: FilesDialogProps) {
  const [fileName, setFileName] = useState('');
  const [pageCurrent, setPage] = useState(1);
  const { page, failure, busy, retry } = useListCall(list, { fileType, fileName, pageCurrent, pageSize: PAGE_SIZE });
  const turn = (by: number, label: string, isThere: boolean) => (
    <Button size="sm" disabled={!isThere || busy} onClick={() => setPage(pageCurrent + by)}>
      {label}
    </Button>
  );
  return (
    <Dialog open size="md" title={`我的文件${fileType ? `：${FileTypes.labels[fileType]}` : ''}`} onClose={onClose}>
      <WordSearch
        key={fileName}
        label="文件名"
        words={fileName}
        maxLength={60}
        onSearch={(words) => {
          setFileName(words);
          setPage(1);
        }}
      />
      <div className={styles.files} aria-busy={busy}>
        {failure !== undefined && !busy ? (
          <Empty
            title="没有取到文件"
            note={failure}
            action={
              <Button size="sm" variant="primary" onClick={retry}>
                重试
              </Button>
            }
          />
        ) : null}
        {!page && failure === undefined ? <SkeletonRows /> : null}
        {page?.totalCount === 0 ? (
          <Empty title="没有这样的文件" note={fileName ? '换一个名称找找' : '上传过的文件会在这里'} />
        ) : null}
        {page?.list.map((media) => (
          <FileLine
            key={media.mediaId}
            media={media}
            action={
              <Button size="sm" aria-label={`用 ${media.fileName}`} onClick={() => onChoose(media)}>
                用这个
              </Button>
            }
          />
        ))}
      </div>
      {page && page.totalPage > 1 ? (
        <p className={styles.pager}>
          {turn(-1, '上一页', pageCurrent > 1)}
          <span>
            第 {page.pageCurrent} 页，共 {page.totalPage} 页
          </span>
          {turn(1, '下一页', pageCurrent < page.totalPage)}
        </p>
      ) : null}
    </Dialog>
  );
}
