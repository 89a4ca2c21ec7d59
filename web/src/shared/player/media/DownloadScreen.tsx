import { Download } from 'lucide-react';
import { Notice } from '../screen/Notice.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { fileSize } from '../fileSize.ts';
import styles from './PictureScreen.module.css';
import { SaveLine } from './SaveLine.tsx';
import type { Opening } from './useOpening.ts';
import type { Recording } from './useRecorder.ts';

interface DownloadScreenProps {
  opening: Opening;
  recording: Recording;
  /** The class-hour that follows. */
  nextHref: string | undefined;
}

/** A document that no browser shows; having it is what the class-hour asks for. */
export function DownloadScreen({ opening, recording, nextHref }: DownloadScreenProps) {
  const { url, fileName, fileSize: bytes, fileType } = opening.playback;
  const ways = (
    <>
      {nextHref ? (
        <LinkButton to={nextHref} preventScrollReset>
          下一课时
        </LinkButton>
      ) : null}
      <a
        href={url}
        download={fileName}
        className={buttonClass({ variant: 'primary' })}
        onClick={() => recording.recorder?.looked(1)}
      >
        <span className={styles.face}>
          下载
          <Download size={16} aria-hidden="true" />
        </span>
      </a>
    </>
  );
  return (
    <>
      <Notice
        title="这份文档不能在网页里打开"
        note={`${fileName}，${fileSize(bytes)}，下载后用办公软件打开，下载就算学完`}
        action={ways}
      />
      <SaveLine state={recording.state} fileType={fileType} isGuest={opening.sitting === null} place="low" />
    </>
  );
}
