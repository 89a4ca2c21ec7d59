import type { Preferences } from './preferences.ts';

/** Volume and speed as chosen; never faster than the course allows. */
export function applyPreferences(video: HTMLVideoElement, chosen: Preferences, isSpeedAllowed: boolean): void {
  video.volume = chosen.volume;
  video.muted = chosen.muted;
  const rate = isSpeedAllowed ? chosen.rate : Math.min(1, chosen.rate);
  // a new source returns to the default speed
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

export function moveTo(video: HTMLVideoElement, second: number): void {
  video.currentTime = second;
}
