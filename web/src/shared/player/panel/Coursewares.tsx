import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Period } from '#contract/course/chapterInfo.ts';
import { download } from '#contract/course/userCourseware.ts';
import { saveFile } from '../../../kit/saveFile.ts';
import { useSend } from '../../../kit/useCall.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { fileSize } from '../fileSize.ts';
import styles from './Coursewares.module.css';

type File = Period['coursewareList'][number];

/** The materials of the open class-hour, each to be downloaded. */
export function Coursewares({ files, isGuest }: { files: readonly File[]; isGuest: boolean }) {
  const [busy, setBusy] = useState<string | null>(null);
  const asked = useSend(download);
  if (files.length === 0) return <Empty title="这个课时没有课件" className={styles.none} />;
  const fetchFile = ({ id }: File) => {
    setBusy(id);
    asked.mutate(
      { id },
      {
        onSuccess: ({ url, fileName }) => saveFile(url, fileName),
        onSettled: () => setBusy(null),
      },
    );
  };
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <span className={styles.name}>{file.docName}</span>
          <span className={styles.size}>{fileSize(file.fileSize)}</span>
          {isGuest ? (
            <span className={styles.size}>登录后下载</span>
          ) : (
            <IconButton
              label={`下载 ${file.docName}`}
              icon={<Download size={16} aria-hidden="true" />}
              disabled={busy === file.id}
              onClick={() => fetchFile(file)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
