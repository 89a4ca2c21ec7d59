import { Track } from 'livekit-client';
import type { LocalParticipant } from 'livekit-client';

/** What browsers call it; TypeScript knows neither, for Safari has none. */
interface Capturing {
  captureStream?: () => MediaStream;
  mozCaptureStream?: () => MediaStream;
}

/** The tile of whoever sends a film says so by this name of its track. */
export const DEMO_TRACK = 'demo-film';

/** Whether this browser hands on what a film shows and says. */
export const canSendFilm = (): boolean => {
  const { captureStream, mozCaptureStream } = HTMLVideoElement.prototype as Capturing;
  return captureStream !== undefined || mozCaptureStream !== undefined;
};

export interface SentFilm {
  /** Rejects when it does not play or nobody takes it; stop it then too. */
  begun: Promise<void>;
  stop: () => void;
}

/**
 * Plays a film out of sight and sends its picture and sound as one's own camera and microphone, which go off for it. Whoever
 * sends it does not hear it, as nobody hears themselves in a class.
 */
export function sendFilm(me: LocalParticipant, url: string, onEnd: () => void): SentFilm {
  const film = document.createElement('video');
  const sent: MediaStreamTrack[] = [];
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    film.pause();
    film.removeAttribute('src');
    film.load();
    for (const track of sent.splice(0)) void me.unpublishTrack(track, true).catch(() => undefined);
  };
  const send = async (source: Track.Source, track: MediaStreamTrack) => {
    if (isStopped) return;
    const before = me.getTrackPublication(source)?.track;
    if (before?.mediaStreamTrack) await me.unpublishTrack(before.mediaStreamTrack, true);
    await me.publishTrack(track, { source, name: DEMO_TRACK });
    sent.push(track);
    if (isStopped) stop();
  };
  const begin = async () => {
    Object.assign(film, { src: url, muted: true, playsInline: true });
    await film.play();
    const { captureStream, mozCaptureStream } = film as Capturing;
    const stream = (captureStream ?? mozCaptureStream)!.call(film);
    const [picture] = stream.getVideoTracks();
    if (!picture) throw new Error('the film shows nothing');
    await send(Track.Source.Camera, picture);
    for (const sound of stream.getAudioTracks()) await send(Track.Source.Microphone, sound);
    if (isStopped) return;
    film.addEventListener('ended', onEnd, { once: true });
    // nobody saw what went by in the meantime
    film.currentTime = 0;
  };
  return { begun: begin(), stop };
}
