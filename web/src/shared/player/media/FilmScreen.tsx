import { Play, RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Notice } from '../screen/Notice.tsx';
import { startAt } from '../progress/resume.ts';
import { Captions } from './Captions.tsx';
import { Controls } from './Controls.tsx';
import styles from './FilmScreen.module.css';
import { closePictureInPicture, toggleFullScreen, togglePictureInPicture } from './fullScreen.ts';
import { HelpDialog } from './HelpDialog.tsx';
import type { PlayerAction } from './keyboardMap.ts';
import type { OpenedProps } from './MediaStage.tsx';
import { usePlayhead } from './usePlayhead.ts';
import { applyPreferences, moveTo } from './filmCommands.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { NextNotice } from './NextNotice.tsx';
import { keepPreferences, readPreferences } from './preferences.ts';
import { SaveLine } from './SaveLine.tsx';
import { SPEEDS } from './speeds.ts';
import { useFilm } from './useFilm.ts';
import { useIdle } from './useIdle.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';
import { usePresses } from './usePresses.ts';
import type { Recording } from './useRecorder.ts';
import { useRules } from './useRules.ts';
import { useSaying } from './useSaying.ts';
import { useSource } from './useSource.ts';
import { useWatching } from './useWatching.ts';

/** Video, and audio with the cover in place of a picture. */
export function FilmScreen(props: OpenedProps & { recording: Recording }) {
  const { course, period, next, closed, opening, recording, isGuest, hrefOf, isTheatre, toggleTheatre, playhead } =
    props;
  const { sitting } = opening;
  const { length, fileType } = opening.playback;
  const isAudio = fileType === 5;
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [chosen, setChosen] = useState(readPreferences);
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
  const allowed = useRules(
    video,
    { isDragAllowed: isDragAllowed || isGuest, isSpeedAllowed, frontier: sitting?.begun.frontier ?? 0 },
    say,
  );
  useWatching(video, recording.recorder, length);
  useEffect(() => (video ? () => closePictureInPicture(video) : undefined), [video]);
  const { subtitles } = source.playback;
  const subtitle = subtitles.find(({ lang }) => lang === chosen.subtitleLang) ?? subtitles[0];

  const choose = useCallback((change: Partial<typeof chosen>) => {
    keepPreferences(change);
    setChosen((now) => ({ ...now, ...change }));
  }, []);
  useEffect(() => {
    if (video) applyPreferences(video, chosen, isSpeedAllowed);
  }, [video, chosen, isSpeedAllowed]);

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

  const perform = useCallback(
    (action: PlayerAction) => {
      if (!video || !box) return;
      if (action.kind === 'toggle') void (video.paused ? video.play().catch(() => undefined) : video.pause());
      else if (action.kind === 'move') seek(video.currentTime + action.seconds);
      else if (action.kind === 'goTo') seek(action.share * video.duration);
      else if (action.kind === 'volume') choose({ muted: false, volume: within(video.volume + action.step) });
      else if (action.kind === 'mute') choose({ muted: !video.muted });
      else if (action.kind === 'speed') {
        const rate = SPEEDS[SPEEDS.indexOf(chosen.rate) + action.step];
        if (rate !== undefined && rate > 1 && !isSpeedAllowed) say('这门课程不允许倍速播放');
        else if (rate !== undefined) choose({ rate });
      } else if (action.kind === 'subtitles') choose({ subtitles: !chosen.subtitles });
      else if (action.kind === 'fullScreen') toggleFullScreen(box, video);
      else if (action.kind === 'pictureInPicture') togglePictureInPicture(video);
      else if (action.kind === 'theatre') toggleTheatre();
      else if (action.kind === 'next') goNext();
      else setHelps(true);
    },
    [video, box, seek, choose, chosen.rate, chosen.subtitles, isSpeedAllowed, say, toggleTheatre, goNext],
  );
  usePlayerKeys(box, perform);
  const toggle = useCallback(() => perform({ kind: 'toggle' }), [perform]);
  const move = useCallback((seconds: number) => perform({ kind: 'move', seconds }), [perform]);
  const fullScreen = useCallback(() => perform({ kind: 'fullScreen' }), [perform]);
  usePresses(video, { toggle, move, fullScreen, showControls: toggleIdle });

  if (source.failure !== null) {
    const again = (
      <Button variant="primary" onClick={source.retry}>
        重试
      </Button>
    );
    return <Notice title="播放中断" note={source.failure} action={again} />;
  }
  return (
    <div ref={setBox} className={styles.box} data-idle={(idle && !film.paused) || undefined}>
      {isAudio ? (
        <Cover
          id={course.id}
          src={course.courseLogo}
          topics={[course.courseName, ...course.categoryNames]}
          className={styles.cover}
        />
      ) : null}
      <video
        ref={setVideo}
        className={styles.film}
        preload="auto"
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
      {film.paused && film.duration > 0 ? (
        <BareButton className={styles.disc} aria-label={film.ended ? '重新播放' : '播放'} onClick={toggle}>
          {film.ended ? (
            <RotateCcw size={30} aria-hidden="true" />
          ) : (
            <Play size={32} fill="currentColor" aria-hidden="true" />
          )}
        </BareButton>
      ) : null}
      <SaveLine state={recording.state} fileType={fileType} isGuest={isGuest} />
      <p className={styles.sentence} role="status">
        {sentence}
      </p>
      {film.ended && next ? <NextNotice key={period.id} next={next} isGuest={isGuest} go={goNext} /> : null}
      {film.ended && !next && closed ? <ClosedNotice course={course} closed={closed} href={hrefOf(closed.id)} /> : null}
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
      <HelpDialog open={helps} onClose={() => setHelps(false)} />
    </div>
  );
}

const within = (volume: number): number => Math.max(0, Math.min(1, Math.round(volume * 100) / 100));
