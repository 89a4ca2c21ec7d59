import { useCallback } from 'react';
import { toggleFullScreen, togglePictureInPicture } from './fullScreen.ts';
import type { PlayerAction } from './keyboardMap.ts';
import type { Preferences } from './preferences.ts';
import { SPEEDS } from './speeds.ts';

interface Performing {
  video: HTMLVideoElement | null;
  box: HTMLDivElement | null;
  chosen: Preferences;
  choose: (change: Partial<Preferences>) => void;
  isSpeedAllowed: boolean;
  seek: (to: number) => void;
  say: (sentence: string) => void;
  toggleTheatre: () => void;
  goNext: () => void;
  showHelp: () => void;
}

/** Does what a key, a press or a button of the player asks for. */
export function usePerform({
  video,
  box,
  chosen: { rate: now, subtitles },
  choose,
  isSpeedAllowed,
  seek,
  say,
  toggleTheatre,
  goNext,
  showHelp,
}: Performing) {
  return useCallback(
    (action: PlayerAction) => {
      if (!video || !box) return;
      if (action.kind === 'toggle') void (video.paused ? video.play().catch(() => undefined) : video.pause());
      else if (action.kind === 'move') seek(video.currentTime + action.seconds);
      else if (action.kind === 'goTo') seek(action.share * video.duration);
      else if (action.kind === 'volume') choose({ muted: false, volume: within(video.volume + action.step) });
      else if (action.kind === 'mute') choose({ muted: !video.muted });
      else if (action.kind === 'speed') {
        const rate = SPEEDS[SPEEDS.indexOf(now) + action.step];
        if (rate !== undefined && rate > 1 && !isSpeedAllowed) say('这门课程不允许倍速播放');
        else if (rate !== undefined) choose({ rate });
      } else if (action.kind === 'subtitles') choose({ subtitles: !subtitles });
      else if (action.kind === 'fullScreen') toggleFullScreen(box, video);
      else if (action.kind === 'pictureInPicture') togglePictureInPicture(video);
      else if (action.kind === 'theatre') toggleTheatre();
      else if (action.kind === 'next') goNext();
      else showHelp();
    },
    [video, box, seek, choose, now, subtitles, isSpeedAllowed, say, toggleTheatre, goNext, showHelp],
  );
}

const within = (volume: number): number => Math.max(0, Math.min(1, Math.round(volume * 100) / 100));
