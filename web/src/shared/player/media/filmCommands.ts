import type { Preferences } from './preferences.ts';

/** Volume and speed as chosen; never faster than the course allows. */
export function applyPreferences(video: HTMLVideoElement, chosen: Preferences, isSpeedAllowed: boolean): void {
  video.volume = chosen.volume;
  video.muted = chosen.muted;
  const rate = isSpeedAllowed ? chosen.rate : Math.min(1, chosen.rate);
  // 换源之后浏览器会回到默认速度
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

export function moveTo(video: HTMLVideoElement, second: number): void {
  video.currentTime = second;
}
