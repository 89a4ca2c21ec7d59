import {
  Captions as CaptionsIcon,
  Keyboard,
  Maximize,
  Pause,
  PictureInPicture2,
  Play,
  RectangleHorizontal,
  SkipForward,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { clock } from '#contract/rules/position.ts';
import type { Span } from '#contract/rules/spans.ts';
import styles from './Controls.module.css';
import { hasPictureInPicture } from './fullScreen.ts';
import type { PlayerAction } from './keyboardMap.ts';
import type { Preferences } from './preferences.ts';
import { QualityMenu } from './QualityMenu.tsx';
import { SeekBar } from './SeekBar.tsx';
import { SpeedMenu } from './SpeedMenu.tsx';
import { SubtitleMenu } from './SubtitleMenu.tsx';
import type { Film } from './useFilm.ts';
import type { Source } from './useSource.ts';
import { Volume } from './Volume.tsx';
import { BareButton } from '../../../ui/BareButton.tsx';

export interface ControlsProps {
  film: Film;
  /** Seconds of the class-hour, while the film itself has not said its own. */
  length: number;
  isAudio: boolean;
  watched: readonly Span[];
  chosen: Preferences;
  choose: (change: Partial<Preferences>) => void;
  source: Source;
  isSpeedAllowed: boolean;
  hasNext: boolean;
  isTheatre: boolean;
  seek: (to: number) => void;
  perform: (action: PlayerAction) => void;
}

/** The bar over the lower edge of the picture. */
export function Controls(props: ControlsProps) {
  const { film, length, isAudio, watched, chosen, choose, source, hasNext, isTheatre, seek, perform } = props;
  const duration = film.duration || length;
  const hasSubtitles = source.playback.subtitles.length > 0;
  return (
    <div className={styles.controls}>
      <SeekBar
        time={film.time}
        duration={duration}
        buffered={film.buffered}
        watched={watched}
        seek={seek}
        thumbnails={source.playback.thumbnails}
      />
      <div className={styles.row}>
        <Key label={film.paused ? '播放' : '暂停'} onPress={() => perform({ kind: 'toggle' })}>
          {film.paused ? (
            <Play size={22} fill="currentColor" aria-hidden="true" />
          ) : (
            <Pause size={22} fill="currentColor" aria-hidden="true" />
          )}
        </Key>
        {hasNext ? (
          <Key label="下一课时" onPress={() => perform({ kind: 'next' })}>
            <SkipForward size={18} aria-hidden="true" />
          </Key>
        ) : null}
        <span className={styles.time}>
          {clock(film.time)} / {clock(duration)}
        </span>
        <span className={styles.end}>
          {hasSubtitles ? (
            <SubtitleMenu
              subtitles={source.playback.subtitles}
              label={<CaptionsIcon size={18} aria-hidden="true" />}
              chosen={chosen}
              choose={choose}
            />
          ) : null}
          <SpeedMenu rate={film.rate} isSpeedAllowed={props.isSpeedAllowed} choose={(rate) => choose({ rate })} />
          <QualityMenu source={source} />
          <Volume volume={chosen.muted ? 0 : chosen.volume} choose={choose} mute={() => perform({ kind: 'mute' })} />
          {!isAudio && hasPictureInPicture() ? (
            <Key
              label={film.inPicture ? '退出画中画' : '画中画'}
              wideOnly
              onPress={() => perform({ kind: 'pictureInPicture' })}
            >
              <PictureInPicture2 size={18} aria-hidden="true" />
            </Key>
          ) : null}
          <Key
            label={isTheatre ? '退出宽屏' : '宽屏'}
            wideOnly
            pressed={isTheatre}
            onPress={() => perform({ kind: 'theatre' })}
          >
            <RectangleHorizontal size={18} aria-hidden="true" />
          </Key>
          <Key label="快捷键" wideOnly onPress={() => perform({ kind: 'help' })}>
            <Keyboard size={18} aria-hidden="true" />
          </Key>
          <Key label="全屏" onPress={() => perform({ kind: 'fullScreen' })}>
            <Maximize size={18} aria-hidden="true" />
          </Key>
        </span>
      </div>
    </div>
  );
}

interface KeyProps {
  label: string;
  onPress: () => void;
  wideOnly?: boolean;
  pressed?: boolean;
  children: ReactNode;
}

function Key({ label, onPress, wideOnly, pressed, children }: KeyProps) {
  return (
    <BareButton
      className={styles.key}
      data-wide={wideOnly ? '' : undefined}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onPress}
    >
      {children}
    </BareButton>
  );
}
