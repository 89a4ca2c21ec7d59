import styles from './FilmScreen.module.css';
import type { Preferences } from './preferences.ts';
import { useCaptions } from './useCaptions.ts';

interface CaptionsProps {
  video: HTMLVideoElement | null;
  size: Preferences['subtitleSize'];
}

/** The lines spoken now; drawn by us, so that they keep clear of the controls and have a size. */
export function Captions({ video, size }: CaptionsProps) {
  const lines = useCaptions(video);
  if (lines.length === 0) return null;
  return (
    <p className={styles.captions} data-size={size}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
