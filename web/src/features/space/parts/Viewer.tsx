import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FileType } from '#contract/rules/fileKinds.ts';
import { attach } from '../../../shared/player/media/attach.ts';
import styles from './Viewer.module.css';

const PaperViewer = lazy(() => import('./PaperViewer.tsx').then((part) => ({ default: part.PaperViewer })));

interface ViewerProps {
  url: string;
  delivery: 'file' | 'hls';
  fileType: FileType;
  name: string;
}

/** Shows a file as its kind wants to be shown. */
export function Viewer({ url, delivery, fileType, name }: ViewerProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return <p role="alert">没有打开：浏览器不认识这种编码，或者网络断了。可以下载后再看。</p>;
  const fail = () => setFailed(true);
  if (fileType === FileType.image) return <img className={styles.picture} src={url} alt={name} onError={fail} />;
  if (fileType === FileType.document) {
    return (
      <Suspense>
        <PaperViewer url={url} onFailed={fail} />
      </Suspense>
    );
  }
  return (
    <Film url={url} isPlaylist={delivery === 'hls'} isSound={fileType === FileType.audio} name={name} onFailed={fail} />
  );
}

interface FilmProps {
  url: string;
  isPlaylist: boolean;
  isSound: boolean;
  name: string;
  onFailed: () => void;
}

function Film({ url, isPlaylist, isSound, name, onFailed }: FilmProps) {
  const screen = useRef<HTMLVideoElement>(null);
  const told = useRef(onFailed);
  useEffect(() => {
    if (!screen.current) return undefined;
    return attach(screen.current, { url, isPlaylist, at: 0, play: false }, () => told.current());
  }, [url, isPlaylist]);
  return (
    <video ref={screen} className={isSound ? styles.sound : styles.film} controls preload="metadata" aria-label={name}>
      <track kind="captions" />
    </video>
  );
}
