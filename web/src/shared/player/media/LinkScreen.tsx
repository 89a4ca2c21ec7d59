import { ExternalLink } from 'lucide-react';
import { Notice } from '../screen/Notice.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './PictureScreen.module.css';
import { SaveLine } from './SaveLine.tsx';
import type { Opening } from './useOpening.ts';
import type { Recording } from './useRecorder.ts';

interface LinkScreenProps {
  opening: Opening;
  recording: Recording;
  /** The class-hour that follows. */
  nextHref: string | undefined;
}

/** Another page; opening it is what the class-hour asks for. */
export function LinkScreen({ opening, recording, nextHref }: LinkScreenProps) {
  const { url, fileType } = opening.playback;
  const host = URL.canParse(url) ? new URL(url).host : url;
  const open = (
    <>
      {nextHref ? (
        <LinkButton to={nextHref} preventScrollReset>
          下一课时
        </LinkButton>
      ) : null}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'primary' })}
        onClick={() => recording.recorder?.looked(1)}
      >
        <span className={styles.face}>
          打开链接
          <ExternalLink size={16} aria-hidden="true" />
        </span>
      </a>
    </>
  );
  return (
    <>
      <Notice title="这个课时是一个链接" note={`会在新的标签页打开 ${host}，打开就算学完`} action={open} />
      <SaveLine state={recording.state} fileType={fileType} isGuest={opening.sitting === null} place="low" />
    </>
  );
}
