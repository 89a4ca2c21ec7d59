import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Period } from '#contract/course/chapterInfo.ts';
import type { Playback } from '#contract/course/play.ts';
import { CallError } from '#contract/kit/callError.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { call } from '../../../kit/call.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import styles from './PreviewPlayer.module.css';

const PackagePreview = lazy(() => import('./PackagePreview.tsx').then((m) => ({ default: m.PackagePreview })));

type Asked = { playback: Playback } | { failure: string } | null;

/** A class-hour of a draft, through a signed address of its own; nothing of watching is recorded. */
export function PreviewPlayer({ period: { id, periodName } }: { period: Period }) {
  const [asked, setAsked] = useState<Asked>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      try {
        const { period } = await import('#contract/course/coursePreview.ts');
        setAsked({ playback: await call(period, { id }, { signal: stop.signal, isShowErrTip: false }) });
      } catch (error) {
        if (error instanceof CallError) setAsked({ failure: error.message });
      }
    };
    void ask();
    return () => stop.abort();
  }, [id]);
  return (
    <section className={styles.player} aria-label={periodName}>
      <h2>{periodName}</h2>
      {asked === null ? <SkeletonRows /> : null}
      {asked && 'failure' in asked ? <Empty title="打不开" note={asked.failure} /> : null}
      {asked && 'playback' in asked ? <Opened playback={asked.playback} name={periodName} /> : null}
    </section>
  );
}

function Opened({ playback, name }: { playback: Playback; name: string }) {
  const { delivery, url, html, fileType, fileName } = playback;
  if (delivery === 'package')
    return (
      <Suspense fallback={<SkeletonRows />}>
        <PackagePreview items={playback.items} />
      </Suspense>
    );
  if (delivery === 'node') return <p>学员从这里进入作答，交了以后计入课程进度</p>;
  if (delivery === 'text') return <RichText html={html} />;
  if (fileType === FileType.video || fileType === FileType.audio) return <Film playback={playback} name={name} />;
  if (fileType === FileType.image) return <img src={url} alt={name} className={styles.picture} />;
  return (
    <p>
      <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
        打开{delivery === 'link' ? '网页' : ` ${fileName}`}
      </a>
    </p>
  );
}

function Film({ playback: { url, delivery, subtitles }, name }: { playback: Playback; name: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let undo: (() => void) | undefined;
    let isGone = false;
    const open = async () => {
      const { attach } = await import('../../../shared/player/media/attach.ts');
      const feed = { url, isPlaylist: delivery === 'hls', at: 0, play: false };
      if (!isGone && video.current) undo = attach(video.current, feed, () => setFailed(true));
    };
    void open();
    return () => {
      isGone = true;
      undo?.();
    };
  }, [url, delivery]);
  if (isFailed) return <Empty title="播放不了" note="地址可能过期了，刷新后再试" />;
  return (
    <video ref={video} controls playsInline aria-label={name} className={styles.film}>
      <track kind="captions" src={subtitles[0]?.url} srcLang={subtitles[0]?.lang} label={subtitles[0]?.label} />
    </video>
  );
}
