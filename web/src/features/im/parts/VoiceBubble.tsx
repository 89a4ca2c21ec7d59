import { AudioLines, Pause } from 'lucide-react';
import { useRef, useState } from 'react';
import { BareButton } from '../../../ui/BareButton.tsx';
import styles from './Bubble.module.css';

/** A voice that one press plays and another stops. */
export function VoiceBubble({ url, seconds }: { url: string; seconds: number }) {
  const sound = useRef<HTMLAudioElement>(null);
  const [isOn, setIsOn] = useState(false);
  const press = () => (isOn ? sound.current?.pause() : void sound.current?.play().catch(() => setIsOn(false)));
  const Icon = isOn ? Pause : AudioLines;
  return (
    <>
      <BareButton className={styles.voice} aria-label={`${isOn ? '停止' : '播放'}语音，${seconds} 秒`} onClick={press}>
        <Icon size={18} aria-hidden="true" />
        <svg width="96" height="20" viewBox="0 0 96 20" aria-hidden="true">
          <path
            d="M3 7v6M9 5v10M15 2.5v15M21 6v8M27 4v12M33 1.5v17M39 5.5v9M45 7.5v5M51 4.5v11M57 3v14M63 6.5v7M69 5v10M75 2v16M81 4v12M87 7v6M93 8v4"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <span>{seconds}″</span>
      </BareButton>
      <audio
        ref={sound}
        src={url}
        preload="none"
        onPlay={() => setIsOn(true)}
        onPause={() => setIsOn(false)}
        onEnded={() => setIsOn(false)}
      >
        <track kind="captions" />
      </audio>
    </>
  );
}
