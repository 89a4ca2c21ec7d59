import { Play, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { coverTopics } from '#contract/rules/coverTopics.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Notice } from '../screen/Notice.tsx';
import { startAt } from '../progress/resume.ts';
import { Captions } from './Captions.tsx';
import { Controls } from './Controls.tsx';
import styles from './FilmScreen.module.css';
import { closePictureInPicture } from './fullScreen.ts';
import type { OpenedProps } from './MediaStage.tsx';
import { usePlayhead } from './usePlayhead.ts';
import { moveTo } from './filmCommands.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { NextNotice } from './NextNotice.tsx';
import { SaveLine } from './SaveLine.tsx';
import { useFilm } from './useFilm.ts';
import { useIdle } from './useIdle.ts';
import { usePerform } from './usePerform.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';
import { usePreferences } from './usePreferences.ts';
import { usePresses } from './usePresses.ts';
import type { Recording } from './useRecorder.ts';
import { useRules } from './useRules.ts';
import { useSaying } from './useSaying.ts';
import { useSource } from './useSource.ts';
import { useWatching } from './useWatching.ts';

const HelpDialog = lazy(() => import('./HelpDialog.tsx').then((part) => ({ default: part.HelpDialog })));

/** Video, and audio with the cover in place of a picture. */
export function FilmScreen(props: OpenedProps & { recording: Recording }) {
  const { course, period, next, closed, opening, recording, isGuest, hrefOf, isTheatre, toggleTheatre, playhead } =
    props;
  const { sitting } = opening;
  const { length, fileType } = opening.playback;
  const isAudio = fileType === FileType.audio;
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [helps, setHelps] = useState(false);
  const [first] = useState(
    () => playhead.wanted() ?? (sitting ? startAt(sitting.begun.position, length, sitting.begun.watched) : 0),
  );
  const navigate = useNavigate();
  const film = useFilm(video);
  const [sentence, say] = useSaying();
  const [idle, toggleIdle] = useIdle(box);
  const source = useSource(video, opening.playback, isGuest, first);
  const isSpeedAllowed = (sitting?.begun ?? course).isSpeedAllowed === 1;
  const isDragAllowed = (sitting?.begun ?? course).isDragAllowed === 1;
  const { chosen, choose } = usePreferences(video, isSpeedAllowed);
  const allowed = useRules(
    video,
    { isDragAllowed: isDragAllowed || isGuest, isSpeedAllowed, frontier: sitting?.begun.frontier ?? 0 },
    say,
  );
  useWatching(video, recording.recorder, length);
  useEffect(() => (video ? () => closePictureInPicture(video) : undefined), [video]);
  const { subtitles } = source.playback;
  const subtitle = subtitles.find(({ lang }) => lang === chosen.subtitleLang) ?? subtitles[0];

  const seek = useCallback(
    (to: number) => {
      if (video) moveTo(video, allowed(Math.max(0, Math.min(to, video.duration || length))));
    },
    [video, allowed, length],
  );
  usePlayhead(playhead, film, seek, allowed);
  const goNext = useCallback(() => {
    if (next) void navigate(hrefOf(next.id), { preventScrollReset: true });
    else say('已经是最后一个可以学的课时');
  }, [next, navigate, hrefOf, say]);

  const showHelp = useCallback(() => setHelps(true), []);
  const perform = usePerform({
    video,
    box,
    chosen,
    choose,
    isSpeedAllowed,
    seek,
    say,
    toggleTheatre,
    goNext,
    showHelp,
  });
  usePlayerKeys(box, perform);
  const toggle = useCallback(() => perform({ kind: 'toggle' }), [perform]);
  const move = useCallback((seconds: number) => perform({ kind: 'move', seconds }), [perform]);
  const fullScreen = useCallback(() => perform({ kind: 'fullScreen' }), [perform]);
  usePresses(video, { toggle, move, fullScreen, showControls: toggleIdle });

  if (source.failure !== null) return <Interrupted note={source.failure} retry={source.retry} />;
  return (
    <div ref={setBox} className={styles.box} data-idle={(idle && !film.paused) || undefined}>
      {isAudio ? (
        <Cover id={course.id} src={course.courseLogo} topics={coverTopics(course)} className={styles.cover} />
      ) : null}
      <video
        ref={setVideo}
        className={styles.film}
        preload="auto"
        poster={source.playback.poster || undefined}
        playsInline
        aria-label={`${period.number} ${period.periodName}`}
      >
        <track
          key={subtitle?.url}
          kind="captions"
          srcLang={subtitle?.lang}
          label={subtitle?.label}
          src={subtitle?.url}
        />
      </video>
      {chosen.subtitles && subtitle ? <Captions key={subtitle.url} video={video} size={chosen.subtitleSize} /> : null}
      {film.waiting && !film.paused ? <span className={styles.waiting} role="status" aria-label="正在缓冲" /> : null}
      {film.paused && film.duration > 0 ? <PlayButton isOver={film.ended} onPress={toggle} /> : null}
      <SaveLine state={recording.state} fileType={fileType} isGuest={isGuest} />
      <p className={styles.sentence} role="status">
        {sentence}
      </p>
      {film.ended && next && !props.covered ? (
        <NextNotice key={period.id} next={next} isGuest={isGuest} go={goNext} />
      ) : null}
      {film.ended && !next && closed ? <ClosedNotice closed={closed} href={hrefOf(closed.id)} /> : null}
      <Controls
        film={film}
        length={length}
        isAudio={isAudio}
        watched={recording.watched}
        chosen={chosen}
        choose={choose}
        source={source}
        isSpeedAllowed={isSpeedAllowed}
        hasNext={next !== undefined}
        isTheatre={isTheatre}
        seek={seek}
        perform={perform}
      />
      {helps ? (
        <Suspense>
          <HelpDialog open onClose={() => setHelps(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Interrupted({ note, retry }: { note: string; retry: () => void }) {
  const again = (
    <Button variant="primary" onClick={retry}>
      重试
    </Button>
  );
  return <Notice title="播放中断" note={note} action={again} />;
}

function PlayButton({ isOver, onPress }: { isOver: boolean; onPress: () => void }) {
  return (
    <BareButton className={styles.disc} aria-label={isOver ? '重新播放' : '播放'} onClick={onPress}>
      {isOver ? <RotateCcw size={30} aria-hidden="true" /> : <Play size={32} fill="currentColor" aria-hidden="true" />}
    </BareButton>
  );
}
