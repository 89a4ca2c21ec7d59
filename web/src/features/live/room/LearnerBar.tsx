import { Hand, KeyRound, Palette, Pencil, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import * as chat from '#contract/live/chat.ts';
import * as people from '#contract/live/people.ts';
import * as rooms from '#contract/live/room.ts';
import type { LiveRoom } from '#contract/live/shapes.ts';
import { HandState, OnOff, RoomStatus } from '#contract/rules/liveRooms.ts';
import { call } from '../../../kit/call.ts';
import { useSend } from '../../../kit/useCall.ts';
import { ControlButton } from './ControlButton.tsx';
import { DataMeter } from './DataMeter.tsx';
import { LineDialog } from './LineDialog.tsx';
import { LiveDevices } from './LiveDevices.tsx';
import type { DataLadder } from './useDataLadder.ts';
import type { Pen } from './usePen.ts';

interface LearnerBarProps {
  room: LiveRoom;
  pen: Pen;
  ladder: DataLadder;
  onMoved: () => void;
  onRoom: (room: LiveRoom) => void;
}

const QUEUE = '发过言少的在前，等得久的在前；写上问题，讲师先看得到';

/** The tools of who learns: hand, like, and how much one fetches. */
export function LearnerBar({ room, pen, ladder, onMoved, onRoom }: LearnerBarProps) {
  const { periodId, me, roomStatus, isHandsOpen, disableGood, connectMicrophone } = room;
  const [open, setOpen] = useState<'hand' | 'assist' | null>(null);
  const lowering = useSend(people.lower);
  const liking = useSend(chat.good);
  const isRunning = roomStatus === RoomStatus.onAir || roomStatus === RoomStatus.paused;
  const isOnStage = me.handState === HandState.onStage;
  const isUp = me.handState === HandState.raised;
  return (
    <>
      {isUp || isOnStage ? (
        <ControlButton
          label={isOnStage ? '下台' : `放下（第 ${Math.max(1, me.handPlace)} 位）`}
          isOn
          icon={<Hand size={20} aria-hidden="true" />}
          onClick={() => lowering.mutate({ periodId }, { onSettled: onMoved })}
        />
      ) : (
        <ControlButton
          label="举手"
          icon={<Hand size={20} aria-hidden="true" />}
          disabled={!isRunning || isHandsOpen === 0}
          onClick={() => setOpen('hand')}
        />
      )}
      {isOnStage ? (
        <>
          <ControlButton
            label="板书"
            isOn={pen.isOut}
            icon={<Pencil size={20} aria-hidden="true" />}
            onClick={pen.toggle}
          />
          <ControlButton
            label="换颜色"
            icon={<Palette size={20} color={pen.colour} aria-hidden="true" />}
            onClick={pen.nextColour}
          />
        </>
      ) : null}
      {disableGood === OnOff.off ? (
        <ControlButton
          label={room.goodCount > 0 ? room.goodCount.toLocaleString('zh-CN') : '点赞'}
          icon={<ThumbsUp size={20} aria-hidden="true" />}
          disabled={!isRunning || liking.isPending}
          onClick={() =>
            liking.mutate({ periodId, count: 1 }, { onSuccess: ({ goodCount }) => onRoom({ ...room, goodCount }) })
          }
        />
      ) : null}
      {room.isMediaOn === 1 && (isOnStage || connectMicrophone === OnOff.on) ? <LiveDevices /> : null}
      {room.isMediaOn === 1 ? <DataMeter resolution={room.resolution} ladder={ladder} /> : null}
      {roomStatus === RoomStatus.ended ? null : (
        <ControlButton
          label="我是助教"
          icon={<KeyRound size={20} aria-hidden="true" />}
          onClick={() => setOpen('assist')}
        />
      )}
      {open === 'hand' ? (
        <LineDialog
          title="举手"
          note={room.isRecorded === 1 ? `${QUEUE}；上台以后的声音与画面会录进回放` : QUEUE}
          label="想问什么（选填）"
          first=""
          max={120}
          submit="举手"
          onSubmit={async (question) => {
            await call(people.raise, { periodId, question }, { isShowErrTip: false });
            onMoved();
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'assist' ? (
        <LineDialog
          title="成为助教"
          note="向讲师要频道密码；助教可以管理讨论，讲师掉线时接着上课"
          label="频道密码"
          first=""
          max={40}
          submit="进入"
          onSubmit={async (password) =>
            onRoom(await call(rooms.assist, { periodId, password }, { isShowErrTip: false }))
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
