import {
  ChevronLeft,
  ChevronRight,
  ClipboardCheck,
  Eraser,
  FileText,
  Megaphone,
  MicOff,
  Palette,
  Pencil,
  Settings,
  UserCheck,
} from 'lucide-react';
import { useState } from 'react';
import * as chat from '#contract/live/chat.ts';
import * as contract from '#contract/live/deck.ts';
import * as people from '#contract/live/people.ts';
import * as sign from '#contract/live/sign.ts';
import type { LiveRoom } from '#contract/live/shapes.ts';
import { isQuiet, RoomStatus, signMinutes } from '#contract/rules/liveRooms.ts';
import { call } from '../../../kit/call.ts';
import { useSend } from '../../../kit/useCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CaptionButton } from './CaptionButton.tsx';
import { ControlButton } from './ControlButton.tsx';
import { DeckDialog } from './DeckDialog.tsx';
import styles from './Dialogs.module.css';
import { LineDialog } from './LineDialog.tsx';
import { LiveDevices } from './LiveDevices.tsx';
import { PollDialog } from './PollDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import type { Pen } from './usePen.ts';

type Open = 'deck' | 'poll' | 'sign' | 'notice' | 'settings';

interface HostBarProps {
  room: LiveRoom;
  pen: Pen;
  onRoom: (room: LiveRoom) => void;
}

/** The tools of who teaches. */
export function HostBar({ room, pen, onRoom }: HostBarProps) {
  const { periodId, page, deck, roomStatus } = room;
  const [open, setOpen] = useState<Open | null>(null);
  const turning = useSend(contract.turn);
  const wiping = useSend(contract.clear);
  const quieting = useSend(people.quiet);
  const isRunning = roomStatus === RoomStatus.onAir || roomStatus === RoomStatus.paused;
  const isOver = roomStatus === RoomStatus.ended;
  const turn = (to: number) => turning.mutate({ periodId, page: to });
  const close = () => setOpen(null);
  return (
    <>
      <ControlButton
        label="课件"
        icon={<FileText size={20} aria-hidden="true" />}
        disabled={isOver}
        onClick={() => setOpen('deck')}
      />
      {deck ? (
        <>
          <ControlButton
            label="上一页"
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            disabled={page <= 1 || isOver}
            onClick={() => turn(page - 1)}
          />
          <ControlButton
            label="下一页"
            icon={<ChevronRight size={20} aria-hidden="true" />}
            disabled={page >= deck.pages || isOver}
            onClick={() => turn(page + 1)}
          />
        </>
      ) : null}
      <ControlButton
        label="板书"
        isOn={pen.isOut}
        icon={<Pencil size={20} aria-hidden="true" />}
        disabled={!isRunning}
        onClick={pen.toggle}
      />
      {pen.isOut ? (
        <>
          <ControlButton
            label="换颜色"
            icon={<Palette size={20} color={pen.colour} aria-hidden="true" />}
            onClick={pen.nextColour}
          />
          <ControlButton
            label="擦掉"
            icon={<Eraser size={20} aria-hidden="true" />}
            onClick={() => {
              pen.forgetPage();
              wiping.mutate({ periodId, page });
            }}
          />
        </>
      ) : null}
      <ControlButton
        label="投票"
        icon={<ClipboardCheck size={20} aria-hidden="true" />}
        disabled={!isRunning || room.poll !== null}
        onClick={() => setOpen('poll')}
      />
      <ControlButton
        label="签到"
        icon={<UserCheck size={20} aria-hidden="true" />}
        disabled={!isRunning || room.signIn !== null}
        onClick={() => setOpen('sign')}
      />
      <ControlButton label="公告" icon={<Megaphone size={20} aria-hidden="true" />} onClick={() => setOpen('notice')} />
      <ControlButton
        label={isQuiet(room) ? '解除全员静音' : '全员静音'}
        isOn={isQuiet(room)}
        icon={<MicOff size={20} aria-hidden="true" />}
        disabled={isOver || quieting.isPending}
        onClick={() => quieting.mutate({ periodId, isQuiet: isQuiet(room) ? 0 : 1 }, { onSuccess: onRoom })}
      />
      {room.isMediaOn === 1 ? <LiveDevices /> : null}
      <CaptionButton periodId={periodId} isOnAir={roomStatus === RoomStatus.onAir} />
      <ControlButton
        label="参数"
        icon={<Settings size={20} aria-hidden="true" />}
        onClick={() => setOpen('settings')}
      />
      {open === 'deck' ? <DeckDialog periodId={periodId} onClose={close} /> : null}
      {open === 'poll' ? <PollDialog periodId={periodId} onClose={close} /> : null}
      {open === 'sign' ? <SignDialog periodId={periodId} onClose={close} /> : null}
      {open === 'settings' ? <SettingsDialog room={room} onClose={close} onSaved={onRoom} /> : null}
      {open === 'notice' ? (
        <LineDialog
          title="课堂公告"
          note="显示在课件上方；清空就收起"
          label="公告"
          first={room.notice}
          max={200}
          submit="发布"
          onSubmit={(notice) => call(chat.notice, { periodId, notice }, { isShowErrTip: false })}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function SignDialog({ periodId, onClose }: { periodId: string; onClose: () => void }) {
  const opening = useSend(sign.open);
  return (
    <Dialog open onClose={onClose} size="md" title="发起签到" note="学员的页面弹出签到；课表里有这节课的，同时记进考勤">
      {signMinutes.map((minutes) => (
        <p key={minutes} className={styles.row}>
          <span>{minutes} 分钟内有效</span>
          <Button
            size="sm"
            aria-label={`发起 ${minutes} 分钟的签到`}
            disabled={opening.isPending}
            onClick={() => opening.mutate({ periodId, minutes }, { onSuccess: onClose })}
          >
            发起
          </Button>
        </p>
      ))}
    </Dialog>
  );
}
