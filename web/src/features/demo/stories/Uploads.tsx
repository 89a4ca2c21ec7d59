import { useState } from 'react';
import { FileKind } from '#contract/rules/fileKinds.ts';
import { FilePick } from '../../../kit/upload/FilePick.tsx';
import { UploadTray } from '../../../kit/upload/UploadTray.tsx';
import type { UploadItem, UploadState } from '../../../kit/upload/uploadItem.ts';

const item = (name: string, state: UploadState, sent: number, message = ''): UploadItem => ({
  id: name,
  name,
  size: 200_000_000,
  lastModified: 0,
  kind: FileKind.video,
  state,
  sent,
  message,
  url: null,
  media: null,
});

const items = [
  item('第一课 认识电路.mp4', 'sending', 126_000_000),
  item('第二课 万用表.mp4', 'waiting', 0),
  item('第三课 焊接.mp4', 'paused', 88_000_000),
  item('课堂录音.mp3', 'offline', 40_000_000),
  item('实训录像.mov', 'checking', 200_000_000),
  item('讲义.pdf', 'done', 200_000_000),
  item('封面.mp4', 'refused', 0, '「封面.mp4」不是 MP4 文件，里面其实是 PNG，请把后缀改对再传'),
  item('第四课 排查故障.mp4', 'lost', 150_000_000),
];

/** The field that takes large files, and the tray with one of everything. */
export function Uploads() {
  const [name, setName] = useState<string>();
  return (
    <>
      <FilePick label="视频" kind={FileKind.video} value={name} onReady={(media) => setName(media.fileName)} />
      <UploadTray items={items} />
    </>
  );
}
