import { Volume1, Volume2, VolumeX } from 'lucide-react';
import type { Preferences } from './preferences.ts';
import styles from './Controls.module.css';
import { BareButton } from '../../../ui/BareButton.tsx';

interface VolumeProps {
  /** 0 to 1. */
  volume: number;
  choose: (change: Partial<Preferences>) => void;
  mute: () => void;
}

/** Loudspeaker and, for a mouse, a slider. */
export function Volume({ volume, choose, mute }: VolumeProps) {
  const Icon = volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  return (
    <span className={styles.volume}>
      <BareButton
        className={styles.key}
        aria-label={volume === 0 ? '取消静音' : '静音'}
        title={volume === 0 ? '取消静音' : '静音'}
        onClick={mute}
      >
        <Icon size={18} aria-hidden="true" />
      </BareButton>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        aria-label="音量"
        onChange={(event) => choose({ volume: Number(event.target.value) / 100, muted: false })}
      />
    </span>
  );
}
