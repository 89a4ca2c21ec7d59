import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { DeviceDialog } from '../rtc/DeviceDialog.tsx';
import { UNAFFECTED } from './callMedia.ts';

interface CallDeviceButtonProps {
  isVideo: boolean;
  /** With its name in sight, next to other buttons that have theirs. */
  isNamed?: boolean;
}

/** The devices of a call, before and during it; the camera of a video call is shown at once. */
export function CallDeviceButton({ isVideo, isNamed = false }: CallDeviceButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const icon = <SlidersHorizontal size={20} aria-hidden="true" />;
  const open = () => setOpen(true);
  return (
    <>
      {isNamed ? (
        <Button icon={icon} onClick={open}>
          设备
        </Button>
      ) : (
        <IconButton label="设备" tone="line" icon={icon} onClick={open} />
      )}
      {isOpen ? <DeviceDialog isCameraTried={isVideo} unaffected={UNAFFECTED} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
