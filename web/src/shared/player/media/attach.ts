import type Hls from 'hls.js';

interface Feed {
  url: string;
  isPlaylist: boolean;
  /** Second to begin at. */
  at: number;
  play: boolean;
}

/** Fetched ahead by who knows that a playlist will be opened; a browser that plays them itself needs nothing. */
export async function warmPlaylists(): Promise<void> {
  if (!playsPlaylists(document.createElement('video'))) await loadHls();
}

const loadHls = () => import('hls.js/light');

const playsPlaylists = (video: HTMLVideoElement): boolean => video.canPlayType('application/vnd.apple.mpegurl') !== '';

/** Opens an address in the element. `failed` is told once when it does not work. Returns the way to let go. */
export function attach(video: HTMLVideoElement, feed: Feed, failed: () => void): () => void {
  let isGone = false;
  let hls: Hls | undefined;
  const ready = () => {
    if (feed.at > 0) video.currentTime = feed.at;
    if (feed.play) video.play().catch(() => undefined);
  };
  const broken = () => {
    if (!isGone && !hls) failed();
  };
  video.addEventListener('loadedmetadata', ready, { once: true });
  video.addEventListener('error', broken);
  if (!feed.isPlaylist || playsPlaylists(video)) {
    video.src = feed.url;
  } else {
    const failedHere = () => {
      if (!isGone) failed();
    };
    void openPlaylist(video, feed, failedHere)
      .catch(failedHere)
      .then((made) => {
        if (isGone) made?.destroy();
        return (hls = made ?? undefined);
      });
  }
  return () => {
    isGone = true;
    video.removeEventListener('loadedmetadata', ready);
    video.removeEventListener('error', broken);
    hls?.destroy();
    video.removeAttribute('src');
    video.load();
  };
}

async function openPlaylist(video: HTMLVideoElement, { url, at }: Feed, failed: () => void): Promise<Hls | undefined> {
  const { default: Player } = await loadHls();
  if (!Player.isSupported()) {
    failed();
    return undefined;
  }
  const hls = new Player({ startPosition: at > 0 ? at : -1, capLevelToPlayerSize: true });
  hls.on(Player.Events.ERROR, (_, error) => {
    if (error.fatal) failed();
  });
  hls.loadSource(new URL(url, location.href).href);
  hls.attachMedia(video);
  return hls;
}
