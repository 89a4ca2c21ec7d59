import type { MyLive } from '#contract/live/room.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { playerPath, pusherPath, replayPath } from '#contract/rules/livePaths.ts';
import { LiveRole, RoomStatus } from '#contract/rules/liveRooms.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { studyPath } from '../../../shared/courses/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './MyLive.module.css';

export function MyLiveRows({ rows, isPast }: { rows: readonly MyLive[]; isPast: boolean }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.periodId} className={styles.row}>
          <div className={styles.what}>
            <p className={styles.name}>
              {row.periodName}{' '}
              <Tag tone={row.roomStatus === RoomStatus.onAir ? 'live' : 'neutral'}>{statusOf(row, isPast)}</Tag>
            </p>
            <p className={styles.facts}>
              <Link to={coursePath({ id: row.courseId, courseCategory: row.courseCategory })}>{row.courseName}</Link>
              <span>{row.lecturerName}</span>
              <time dateTime={row.startTime.replace(' ', 'T')}>{shownTime(row.startTime)}</time>
              <span>{row.minutes} 分钟</span>
            </p>
          </div>
          <Enter row={row} isPast={isPast} />
        </li>
      ))}
    </ul>
  );
}

function statusOf({ roomStatus, hasReplay, hasFilm }: MyLive, isPast: boolean): string {
  if (roomStatus === RoomStatus.ended) return hasReplay === 1 ? '可看回放' : RoomStatus.labels[roomStatus];
  if (!isPast || roomStatus !== RoomStatus.toCome) return RoomStatus.labels[roomStatus];
  return hasFilm === 1 ? '可看录像' : '没有开播';
}

function Enter({ row, isPast }: { row: MyLive; isPast: boolean }) {
  const { periodId, courseId, roomStatus, liveRole, hasReplay, hasFilm } = row;
  const isHost = liveRole !== LiveRole.learner;
  if (roomStatus === RoomStatus.ended) {
    if (hasReplay === 0 && !isHost) return <span className={styles.facts}>没有保留回放</span>;
    return (
      <LinkButton size="sm" to={replayPath(periodId)}>
        看回放
      </LinkButton>
    );
  }
  if (isPast && roomStatus === RoomStatus.toCome && hasFilm === 1) {
    return (
      <LinkButton size="sm" to={studyPath(courseId, periodId)}>
        看录像
      </LinkButton>
    );
  }
  if (isPast && roomStatus === RoomStatus.toCome && !isHost) return null;
  return (
    <LinkButton
      size="sm"
      variant={roomStatus === RoomStatus.toCome ? 'default' : 'primary'}
      to={isHost ? pusherPath(periodId) : playerPath(periodId)}
    >
      {isHost ? '去上课' : '进直播间'}
    </LinkButton>
  );
}
