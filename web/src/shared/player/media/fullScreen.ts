type FilmElement = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Full screen for the whole field; on iPhones only the film itself can have it. */
export function toggleFullScreen(box: HTMLElement, video: FilmElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (box.requestFullscreen) void box.requestFullscreen().catch(() => undefined);
  else video?.webkitEnterFullscreen?.();
}

export const hasPictureInPicture = (): boolean => document.pictureInPictureEnabled;

/** A film that is closed takes its small window along; browsers leave it open with nothing in it. */
export function closePictureInPicture(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement === video) document.exitPictureInPicture().catch(() => undefined);
}

export function togglePictureInPicture(video: HTMLVideoElement): void {
  const change = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture();
  change.catch(() => undefined);
}
