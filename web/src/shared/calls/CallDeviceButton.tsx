import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { DeviceDialog } from '../rtc/DeviceDialog.tsx';
import { UNAFFECTED } from './callMedia.ts';

/** The devices of a call, before and during it; the camera of a video call is shown at once. */
export function CallDeviceButton({ isVideo }: { isVideo: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="设备"
        tone="line"
        icon={<SlidersHorizontal size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <DeviceDialog isCameraTried={isVideo} unaffected={UNAFFECTED} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
