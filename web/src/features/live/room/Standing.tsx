import type { LiveRoom } from '#contract/live/shapes.ts';
import { pusherPath, replayPath } from '#contract/rules/livePaths.ts';
import { clockText, LiveRole, OnOff, RoomStatus, USUAL_FILLER } from '#contract/rules/liveRooms.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { momentOf } from '#contract/rules/time.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Room.module.css';
import slides from './Slides.module.css';
import { useSecondsSince } from './useClock.ts';

/** Over the slides, while the class does not run: when it begins, that it pauses, that it is over, that nobody leads it. */
export function Standing({ room }: { room: LiveRoom }) {
  const { roomStatus, periodId, me, saveReplay } = room;
  if (roomStatus === RoomStatus.toCome) return <ToCome room={room} />;
  if (roomStatus === RoomStatus.ended) {
    const mayReplay = saveReplay === OnOff.on || me.liveRole !== LiveRole.learner;
    return (
      <div className={styles.over}>
        <h2>这节课已经结束</h2>
        <p>上了 {clockText(room.seconds)}</p>
        {mayReplay ? (
          <LinkButton variant="primary" to={replayPath(periodId)}>
            看回放
          </LinkButton>
        ) : (
          <p>讲师没有保留这节课的回放</p>
        )}
      </div>
    );
  }
  if (roomStatus === RoomStatus.paused) {
    return (
      <div className={styles.over}>
        <h2>课堂暂停</h2>
        <p>讲师稍后继续，讨论可以照常进行</p>
      </div>
    );
  }
  return room.isAnchorHere === 1 ? null : <Away room={room} />;
}

/** Nobody leads the class just now: it goes on, and there is something to do. */
function Away({ room: { me, filler, periodId } }: { room: LiveRoom }) {
  const isHost = me.liveRole !== LiveRole.learner;
  return (
    <p className={slides.away} role="status">
      讲师的连接断了，课件、讨论与投票照常。
      {isHost ? <TextLink to={pusherPath(periodId)}>去主播端接着上</TextLink> : filler || USUAL_FILLER}
    </p>
  );
}

function ToCome({ room: { startTime, now, me } }: { room: LiveRoom }) {
  const passed = useSecondsSince(now);
  const left = Math.floor((momentOf(startTime).getTime() - momentOf(now).getTime()) / 1000) - passed;
  const isHost = me.liveRole !== LiveRole.learner;
  return (
    <div className={styles.over}>
      <h2>{left > 0 ? '距离上课还有' : isHost ? '到上课时间了' : '等待讲师开始上课'}</h2>
      {left > 0 ? <p className={styles.clock}>{countdown(left)}</p> : null}
      <p>上课时间 {shownTime(startTime)}</p>
    </div>
  );
}

const countdown = (seconds: number): string =>
  seconds < 86_400 ? clockText(seconds) : `${Math.floor(seconds / 86_400)} 天 ${clockText(seconds % 86_400)}`;
