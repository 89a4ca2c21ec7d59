import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { LiveTake } from '#contract/live/shapes.ts';
import { TakeKind } from '#contract/rules/liveRooms.ts';
import picture from '../../../shared/rtc/Picture.module.css';
import { Enlarge } from '../../../shared/rtc/PictureTile.tsx';
import pane from '../room/MediaPane.module.css';
import { hasBegun, jumpFor, takesAt } from './takes.ts';
import type { TakeStage } from './useTakeStage.ts';

interface Clock {
  second: number;
  isPlaying: boolean;
  speed: number;
}

interface TakesProps {
  takes: readonly LiveTake[];
  clock: Clock;
  stage: TakeStage;
  /** Where the large picture goes. */
  host: HTMLElement | null;
}

const nameOf = ({ userName, takeKind }: LiveTake): string =>
  `${userName}${takeKind === TakeKind.screen ? '　屏幕' : ''}`;

/** Who was seen and heard, each from their own recording, all on the clock of the replay. */
export function Takes({ takes, clock, stage, host }: TakesProps) {
  const now = takesAt(takes, clock.second);
  const pictures = now.filter(({ takeKind }) => takeKind !== TakeKind.sound);
  const large = pictures.find(({ takeId }) => takeId === stage.largeId);
  const small = pictures.filter((take) => take !== large);
  return (
    <div className={pane.pane}>
      {large && host
        ? createPortal(
            <div className={picture.large}>
              <Picture take={large} clock={clock} />
              <span className={picture.name}>{nameOf(large)}</span>
            </div>,
            host,
          )
        : null}
      <ul className={pane.tiles} aria-label="录下的画面">
        {small.map((take) => (
          <li
            key={take.takeId}
            className={picture.tile}
            data-screen={take.takeKind === TakeKind.screen || undefined}
            hidden={!hasBegun(take, clock.second)}
          >
            <Picture take={take} clock={clock} />
            <span className={picture.name}>{nameOf(take)}</span>
            <Enlarge name={nameOf(take)} onPress={() => stage.enlarge(take.takeId)} />
          </li>
        ))}
      </ul>
      {now.map((take) =>
        take.takeKind === TakeKind.sound ? <Sound key={take.takeId} take={take} clock={clock} /> : null,
      )}
    </div>
  );
}

interface PlayedProps {
  take: LiveTake;
  clock: Clock;
}

function Picture({ take, clock }: PlayedProps) {
  const film = useRef<HTMLVideoElement>(null);
  useRunning(film, take, clock);
  return <video ref={film} className={picture.film} src={take.url} preload="auto" playsInline muted />;
}

function Sound({ take, clock }: PlayedProps) {
  const sound = useRef<HTMLAudioElement>(null);
  useRunning(sound, take, clock);
  return (
    <audio ref={sound} src={take.url} preload="auto">
      <track kind="captions" />
    </audio>
  );
}

/** Looked at with each tick of the clock: whatever waited for the network catches up. */
function useRunning(ref: { readonly current: HTMLMediaElement | null }, take: LiveTake, clock: Clock): void {
  const { second, isPlaying, speed } = clock;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const jump = jumpFor(take, second, element.currentTime);
    if (jump !== undefined && element.readyState > 0) element.currentTime = jump;
    element.playbackRate = speed;
    const isWanted = isPlaying && hasBegun(take, second) && !element.ended;
    if (isWanted && element.paused) element.play().catch(() => undefined);
    if (!isWanted && !element.paused) element.pause();
  }, [ref, take, second, isPlaying, speed]);
}
