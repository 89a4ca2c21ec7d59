import { Track } from 'livekit-client';
import type { Participant } from 'livekit-client';
import { useEffect, useRef } from 'react';
import styles from './Picture.module.css';

/** What somebody sends, as long as it is on the page. */
export function Played({ track, isSound = false }: { track: Track; isSound?: boolean }) {
  const film = useRef<HTMLVideoElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const element = film.current ?? sound.current;
    if (!element) return;
    track.attach(element);
    return () => void track.detach(element);
  }, [track]);
  if (!isSound) return <video ref={film} className={styles.film} autoPlay playsInline muted />;
  return (
    <audio ref={sound} autoPlay>
      <track kind="captions" />
    </audio>
  );
}

const sounds = [Track.Source.Microphone, Track.Source.ScreenShareAudio] as const;

/** What somebody says, and what the screen plays that they share, wherever their picture is. */
export function Heard({ participant }: { participant: Participant }) {
  return sounds.map((source) => {
    const track = participant.getTrackPublication(source)?.track;
    return track ? <Played key={source} track={track} isSound /> : null;
  });
}
