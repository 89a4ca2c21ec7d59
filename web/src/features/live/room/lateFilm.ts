import { CallError } from '#contract/kit/callError.ts';

export interface LateFilm {
  /** Where it is just now; asked for anew whenever it broke. */
  address: () => Promise<string>;
  /** In words why there is no picture; empty once there is one. */
  onWaiting: (words: string) => void;
  /** The browser lets nothing be heard before somebody presses something. */
  onQuiet: () => void;
}

const AGAIN_MS = 3000;
/** What a bad moment of the network cost is made up for by playing a little faster. */
const CATCH_UP = 1.1;
export const WAITING = '正在等讲师的画面…';

/** Plays a class in the element, a few seconds late; what breaks is opened again. Returns the way to let go. */
export function playLate(film: HTMLVideoElement, late: LateFilm): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const start = async () => {
    await film.play().catch(() => {
      film.muted = true;
      late.onQuiet();
      return film.play().catch(() => undefined);
    });
  };
  film.addEventListener('loadedmetadata', () => void start(), { signal });
  film.addEventListener('playing', () => late.onWaiting(''), { signal });
  void keepOpen(film, late, signal);
  return () => gone.abort();
}

export const letSound = (film: HTMLVideoElement): void => void (film.muted = false);

async function keepOpen(film: HTMLVideoElement, { address, onWaiting }: LateFilm, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const words = await playedOnce(film, address, signal).catch((error: unknown) =>
      error instanceof CallError ? error.message : WAITING,
    );
    if (signal.aborted) return;
    onWaiting(words);
    await new Promise((later) => setTimeout(later, AGAIN_MS));
  }
}

/** Until it breaks, or is let go of. */
async function playedOnce(film: HTMLVideoElement, address: LateFilm['address'], signal: AbortSignal): Promise<string> {
  const url = await address();
  const { default: Player } = await import('hls.js/light');
  if (signal.aborted) return '';
  const player = Player.isSupported() ? new Player({ maxLiveSyncPlaybackRate: CATCH_UP }) : undefined;
  await new Promise<void>((over) => {
    signal.addEventListener('abort', () => over(), { once: true });
    player?.on(Player.Events.ERROR, (_, { fatal }) => void (fatal && over()));
    player?.loadSource(new URL(url, location.href).href);
    player?.attachMedia(film);
    if (player) return;
    film.addEventListener('error', () => over(), { once: true, signal });
    film.src = url;
  });
  player?.destroy();
  film.removeAttribute('src');
  film.load();
  return WAITING;
}
