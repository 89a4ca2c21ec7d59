import type { VideoFile } from '#contract/course/videoFile.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { clock } from '#contract/rules/position.ts';
import { isTimed } from '#contract/rules/progress.ts';
import { sizeText } from '#contract/rules/uploads.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** What the file is. */
export function FileFacts({ file }: { file: VideoFile }) {
  const isReady = file.mediaState === MediaState.ready;
  const isDrawn = file.contentType === 'application/pdf';
  return (
    <FactList
      isPaired
      label="文件信息"
      facts={[
        { label: '种类', value: FileType.labels[file.fileType] },
        { label: '大小', value: sizeText(file.fileSize) },
        { label: '状态', value: MediaState.labels[file.mediaState] },
        { label: isTimed(file.fileType) ? '时长' : '页数', value: lengthOf(file, isReady, isDrawn) },
        { label: '清晰度', value: file.qualities.map(({ label }) => label).join('、') },
        { label: '上传于', value: file.gmtCreate },
        {
          label: '原文件',
          value: file.originalUrl === '' ? '' : <TextLink to={file.originalUrl}>下载</TextLink>,
        },
        {
          label: '查看方式',
          value:
            isReady && file.fileType === FileType.document && !isDrawn
              ? '这份文档不能在网页里打开，学员下载后查看'
              : '',
        },
      ]}
    />
  );
}

function lengthOf({ fileType, length }: VideoFile, isReady: boolean, isDrawn: boolean): string {
  if (!isReady) return '';
  if (isTimed(fileType)) return clock(length);
  return fileType === FileType.document && isDrawn ? `${length} 页` : '';
}
