import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { attach } from '../player/media/attach.ts';
import styles from './FilmPreview.module.css';

interface FilmPreviewProps {
  label: string;
  url: string;
  isPlaylist: boolean;
  poster: string;
  qualities: readonly { label: string; url: string }[];
  /** Hands out the element: what edits subtitles follows it. */
  onVideo?: (video: HTMLVideoElement | null) => void;
}

/** A film or a sound as its owner sees it, with a choice of what was made of it. */
export function FilmPreview({ label, poster, onVideo, ...given }: FilmPreviewProps) {
  // Every answer signs anew; the film that is open goes on with the addresses it has.
  const [{ url, isPlaylist, qualities }] = useState(given);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [open, setOpen] = useState({ url, at: 0, play: false });
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!video) return;
    const isList = open.url === url ? isPlaylist : open.url.includes('.m3u8');
    return attach(video, { ...open, isPlaylist: isList }, () => setFailed(true));
  }, [video, open, url, isPlaylist]);
  useEffect(() => onVideo?.(video), [video, onVideo]);
  const choose = (next: string): void => {
    setFailed(false);
    setOpen({ url: next, at: video?.currentTime ?? 0, play: video ? !video.paused : false });
  };
  return (
    <div className={styles.box}>
      <video
        ref={setVideo}
        className={styles.film}
        controls
        playsInline
        preload="metadata"
        poster={poster || undefined}
        aria-label={label}
      >
        <track kind="captions" />
      </video>
      {qualities.length > 0 ? (
        <Select
          size="sm"
          aria-label="清晰度"
          value={open.url}
          onChange={(event) => choose(event.target.value)}
          options={[
            { value: url, label: '自动' },
            ...qualities.map((quality) => ({ value: quality.url, label: quality.label })),
          ]}
        />
      ) : null}
      {failed ? (
        <p className={styles.failure} role="alert">
          播放不了，地址可能已经过期。
          <Button size="sm" variant="text" onClick={() => location.reload()}>
            刷新页面
          </Button>
        </p>
      ) : null}
    </div>
  );
}
