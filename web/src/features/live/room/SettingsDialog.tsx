import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import * as contract from '#contract/live/room.ts';
import type { LiveRoom } from '#contract/live/shapes.ts';
import { LiveType, OnOff, slowSteps, USUAL_FILLER } from '#contract/rules/liveRooms.ts';
import { liveRoom } from '#contract/fields/liveRoom.ts';
import { useSend } from '../../../kit/useCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import styles from './Dialogs.module.css';

interface SettingsDialogProps {
  room: LiveRoom;
  onClose: () => void;
  onSaved: (room: LiveRoom) => void;
}

/** The live parameters, and the rules of the discussion. Each switch holds at once. */
export function SettingsDialog({ room, onClose, onSaved }: SettingsDialogProps) {
  const { periodId, liveType, saveReplay, disableGood, connectMicrophone, slowSeconds, isMutedAll, isHandsOpen } = room;
  const [liveName, setLiveName] = useState(room.liveName);
  const setting = useSend(contract.settings, { isShowErrTip: false });
  const [filler, setFiller] = useState(room.filler);
  const filling = useSend(contract.filler, { isShowErrTip: false });
  const ruling = useSend(contract.rules);
  const set = (change: Partial<Parameters<typeof setting.mutate>[0]>) =>
    setting.mutate(
      { periodId, liveName, liveType, saveReplay, disableGood, connectMicrophone, ...change },
      { onSuccess: onSaved },
    );
  const rule = (change: Partial<Parameters<typeof ruling.mutate>[0]>) =>
    ruling.mutate({ periodId, slowSeconds, isMutedAll, isHandsOpen, ...change }, { onSuccess: onSaved });
  const onOff = (isOn: boolean) => (isOn ? OnOff.on : OnOff.off);
  const flag = (isOn: boolean) => (isOn ? 1 : 0);
  const failure = setting.error instanceof CallError ? setting.error.message : undefined;
  return (
    <Dialog open onClose={onClose} size="md" title="直播参数" note="改了马上生效">
      <div className={styles.stack}>
        <Field label="直播名称" error={failure} required>
          <Input
            value={liveName}
            maxLength={liveRoom.liveName.max}
            onChange={({ target }) => setLiveName(target.value)}
            tail={
              <Button size="sm" disabled={liveName.trim() === '' || liveName === room.liveName} onClick={() => set({})}>
                保存
              </Button>
            }
          />
        </Field>
        <Field
          label="掉线时请学员做"
          error={filling.error instanceof CallError ? filling.error.message : undefined}
          help="你的连接断了、还没有人接着上的时候，学员看到这一句"
        >
          <Input
            value={filler}
            maxLength={120}
            placeholder={USUAL_FILLER}
            onChange={({ target }) => setFiller(target.value)}
            tail={
              <Button
                size="sm"
                disabled={filler.trim() === room.filler}
                aria-label="保存掉线时请学员做的事"
                onClick={() => filling.mutate({ periodId, filler: filler.trim() }, { onSuccess: onSaved })}
              >
                保存
              </Button>
            }
          />
        </Field>
        <Field label="课堂类型">
          <Select
            isWide
            value={String(liveType)}
            options={LiveType.values.map((value) => ({ value: String(value), label: LiveType.labels[value] }))}
            onChange={({ target }) => set({ liveType: Number(target.value) as LiveType })}
          />
        </Field>
        <Switch label="保留回放" checked={saveReplay === OnOff.on} onChange={(on) => set({ saveReplay: onOff(on) })} />
        <Switch
          label="关闭点赞"
          checked={disableGood === OnOff.on}
          onChange={(on) => set({ disableGood: onOff(on) })}
        />
        <Switch
          label="允许学员上台连麦"
          checked={connectMicrophone === OnOff.on}
          onChange={(on) => set({ connectMicrophone: onOff(on) })}
        />
        <Switch label="开放举手" checked={isHandsOpen === 1} onChange={(on) => rule({ isHandsOpen: flag(on) })} />
        <Switch label="全员禁言" checked={isMutedAll === 1} onChange={(on) => rule({ isMutedAll: flag(on) })} />
        <Field label="慢速发言">
          <Select
            isWide
            value={String(slowSeconds)}
            options={slowSteps.map((step) => ({
              value: String(step),
              label: step === 0 ? '不限' : `每 ${step} 秒一条`,
            }))}
            onChange={({ target }) => rule({ slowSeconds: Number(target.value) })}
          />
        </Field>
      </div>
    </Dialog>
  );
}
