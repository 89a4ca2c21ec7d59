import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { DeviceDialog } from '../../../shared/rtc/DeviceDialog.tsx';
import { ControlButton } from './ControlButton.tsx';

/** What of a class goes on without a microphone or camera. */
export const UNAFFECTED = '课件和讨论';

/** The devices of a class: of who teaches, and of who may come on stage. */
export function LiveDevices() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ControlButton
        label="设备"
        icon={<SlidersHorizontal size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <DeviceDialog isCameraTried unaffected={UNAFFECTED} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
