import { Maximize } from 'lucide-react';
import { useState } from 'react';
import { BareButton } from '../../../ui/BareButton.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Notice } from '../screen/Notice.tsx';
import type { StagePeriod } from '../periods.ts';
import styles from './PictureScreen.module.css';
import { SaveLine } from './SaveLine.tsx';
import type { Opening } from './useOpening.ts';
import type { Recording } from './useRecorder.ts';

interface PictureScreenProps {
  period: StagePeriod;
  opening: Opening;
  recording: Recording;
  /** The class-hour that follows. */
  nextHref: string | undefined;
}

/** A picture; done once it was shown. */
export function PictureScreen({ period, opening, recording, nextHref }: PictureScreenProps) {
  const [failed, setFailed] = useState(false);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  if (failed) return <Notice title="图片没有打开" note="请检查网络，重新打开这个课时" />;
  return (
    <div ref={setBox} className={styles.box}>
      <img
        src={opening.playback.url}
        alt={period.periodName}
        className={styles.picture}
        onLoad={() => recording.recorder?.looked(1)}
        onError={() => setFailed(true)}
      />
      <div className={styles.keys}>
        {nextHref ? (
          <LinkButton to={nextHref} preventScrollReset>
            下一课时
          </LinkButton>
        ) : null}
        <BareButton
          className={styles.key}
          aria-label="全屏"
          onClick={() => void (document.fullscreenElement ? document.exitFullscreen() : box?.requestFullscreen())}
        >
          <Maximize size={18} aria-hidden="true" />
        </BareButton>
      </div>
      <SaveLine state={recording.state} fileType={6} place="low" isGuest={opening.sitting === null} />
    </div>
  );
}
