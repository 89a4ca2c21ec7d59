import { useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { NOT_FETCHED } from '#contract/live/failures.ts';
import { fetched } from '#contract/live/room.ts';
import type { LiveRoom } from '#contract/live/shapes.ts';
import { RoomStatus } from '#contract/rules/liveRooms.ts';
import { call } from '../../../kit/call.ts';
import { attach } from '../../../shared/player/media/attach.ts';
import styles from './MediaPane.module.css';

const FIRST_WAIT_MS = 3000;
const LONGEST_WAIT_MS = 30_000;

/** Who leads the class, a few seconds late: for whoever cannot get into the room of sound and picture. */
export function FetchedTile({ room, lead }: { room: LiveRoom; lead: LiveRoom['lecturer'] }) {
  const film = useRef<HTMLVideoElement>(null);
  const trouble = useFetched(film, room);
  return (
    <li className={styles.tile}>
      <video ref={film} className={styles.film} aria-label={`${lead.userName}，稍晚几秒`} playsInline controls>
        <track kind="captions" />
      </video>
      <span className={styles.name}>{trouble || `${lead.userName}　稍晚几秒`}</span>
    </li>
  );
}

/** Tries again for as long as it may come. @returns why it never will */
function useFetched(film: { readonly current: HTMLVideoElement | null }, { periodId, roomStatus }: LiveRoom): string {
  const [trouble, setTrouble] = useState('');
  const isOn = roomStatus === RoomStatus.onAir || roomStatus === RoomStatus.paused;
  useEffect(() => {
    const video = film.current;
    if (!video || !isOn) return;
    let isGone = false;
    let wait = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let leave: (() => void) | undefined;
    const again = () => {
      leave?.();
      leave = undefined;
      if (isGone) return;
      timer = setTimeout(() => void open(), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
    const open = async () => {
      try {
        const { url } = await call(fetched, { periodId }, { isShowErrTip: false });
        if (!isGone) leave = attach(video, { url, isPlaylist: true, at: 0, play: true, isLive: true }, again);
      } catch (error) {
        if (error instanceof CallError && error.code === NOT_FETCHED.code) setTrouble(error.message);
        else again();
      }
    };
    const seen = () => void (wait = FIRST_WAIT_MS);
    video.addEventListener('playing', seen);
    void open();
    return () => {
      isGone = true;
      clearTimeout(timer);
      video.removeEventListener('playing', seen);
      leave?.();
    };
  }, [film, periodId, isOn]);
  return trouble;
}
