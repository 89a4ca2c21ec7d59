import type { Room } from 'livekit-client';
import { useEffect, useRef, useState } from 'react';
import { film as demoFilm } from '#contract/live/demo.ts';
import type { LiveRoom } from '#contract/live/shapes.ts';
import { RoomStatus } from '#contract/rules/liveRooms.ts';
import { call } from '../../../kit/call.ts';
import { forgetSwitches } from '../../../shared/rtc/keptSwitches.ts';
import { toast } from '../../../ui/toast.ts';
import { canSendFilm, sendFilm } from './filmSender.ts';
import type { SentFilm } from './filmSender.ts';
import { liveSwitches } from './liveSwitches.ts';
import styles from './MediaPane.module.css';
import { pageTab } from './pageTab.ts';
import { TextButton } from './TextButton.tsx';

interface DemoClassProps {
  media: Room;
  room: LiveRoom;
}

/** In the demo: a class without a camera, with one of its films as picture and sound of who holds it. */
export function DemoClass({ media, room: { periodId, roomStatus } }: DemoClassProps) {
  const sent = useRef<SentFilm>(null);
  const [isStarting, setStarting] = useState(false);
  const [filmName, setFilmName] = useState('');
  const isRunning = roomStatus === RoomStatus.onAir || roomStatus === RoomStatus.paused;
  const stop = () => {
    sent.current?.stop();
    sent.current = null;
    setFilmName('');
    forgetSwitches(liveSwitches(periodId));
  };
  useEffect(
    () => () => {
      sent.current?.stop();
      sent.current = null;
    },
    [],
  );
  const over = () => {
    stop();
    toast('演示课放完了，摄像头和麦克风现在是关着的');
  };
  const start = async () => {
    const found = await call(demoFilm, { periodId, tabKey: pageTab() });
    const sending = sendFilm(media.localParticipant, found.url, over);
    sent.current = sending;
    // it takes the place of microphone and camera, which stay off after it
    forgetSwitches(liveSwitches(periodId));
    await sending.begun.catch(() => {
      if (sent.current === sending) toast('演示课放不出来，请刷新这一页再试');
      stop();
    });
    if (sent.current === sending) setFilmName(found.filmName);
  };
  const press = () => {
    setStarting(true);
    // what the server refused it has said by itself
    void start()
      .catch(() => undefined)
      .finally(() => setStarting(false));
  };
  if (!canSendFilm())
    return (
      <p className={styles.demo}>
        这个浏览器不能把影片当作画面送出去（Safari 还没有这个功能）；想看演示课，请用 Chrome、Edge 或 Firefox 上课
      </p>
    );
  if (filmName !== '')
    return (
      <p className={styles.demo} role="status">
        正在放演示课「{filmName}」，放完自动停下
        <TextButton onClick={stop}>停止演示</TextButton>
      </p>
    );
  return (
    <p className={styles.demo}>
      {isRunning ? '没有摄像头？' : '没有摄像头？开始上课以后可以'}
      <TextButton disabled={!isRunning || isStarting} onClick={press}>
        放一节演示课
      </TextButton>
    </p>
  );
}
