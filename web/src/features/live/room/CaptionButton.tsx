import { Captions } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as chat from '#contract/live/chat.ts';
import { call } from '../../../kit/call.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { ControlButton } from './ControlButton.tsx';
import { canHear, hear } from './hearing.ts';

/** Captions, where the browser of who teaches writes down what it hears; whose ears these are is said before. */
export function CaptionButton({ periodId, isOnAir }: { periodId: string; isOnAir: boolean }) {
  const isHydrated = useHydrated();
  const [isOn, setOn] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isHearing = isOn && isOnAir;
  useEffect(() => {
    if (!isHearing) return undefined;
    // a sentence that does not get through is late by the time it would
    const tell = (text: string) =>
      void call(chat.caption, { periodId, text, clientKey: newKey() }, { isShowErrTip: false }).catch(() => undefined);
    return hear(tell, () => {
      setOn(false);
      toast('浏览器不能识别语音了，字幕已关闭；请检查麦克风的权限');
    });
  }, [isHearing, periodId]);
  if (!isHydrated || !canHear()) return null;
  return (
    <>
      <ControlButton
        label="字幕"
        isOn={isHearing}
        icon={<Captions size={20} aria-hidden="true" />}
        disabled={!isOnAir}
        onClick={() => (isOn ? setOn(false) : setAsking(true))}
      />
      <ConfirmDialog
        open={isAsking}
        title="打开字幕"
        note="由你的浏览器把你说的话变成文字，声音可能会交给浏览器的厂商识别；文字显示在课件下面，也留在回放里"
        confirmLabel="打开"
        onConfirm={() => {
          setAsking(false);
          setOn(true);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
