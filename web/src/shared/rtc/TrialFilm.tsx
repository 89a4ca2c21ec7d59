import { useEffect, useRef } from 'react';
import styles from './DeviceDialog.module.css';

/** What the camera sees. A part of its own: the dialog around it may come after the picture. */
export function TrialFilm({ stream }: { stream: MediaStream | null }) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (film.current) film.current.srcObject = stream;
  }, [stream]);
  return <video ref={film} className={styles.film} autoPlay playsInline muted aria-label="摄像头的画面" />;
}
