import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './DeviceDialog.module.css';
import { DeviceSelect } from './DeviceSelect.tsx';
import { choiceOf, deviceNames } from './deviceRules.ts';
import { deviceTrouble } from './deviceTrouble.ts';
import { useKeptDevices } from './keptDevices.ts';
import { canChooseSpeaker, useDeviceList } from './useDeviceList.ts';
import { SpeakerTrial } from './SpeakerTrial.tsx';
import { useLevel } from './useLevel.ts';
import { TrialFilm } from './TrialFilm.tsx';
import { useTrial } from './useTrial.ts';

interface DeviceDialogProps {
  /** Whether the camera opens at once; otherwise when it is asked for. */
  isCameraTried: boolean;
  /** What goes on without a device. */
  unaffected: string;
  onClose: () => void;
}

/** Chooses microphone, camera and speaker, and tries them before anybody sees or hears them. */
export function DeviceDialog({ isCameraTried, unaffected, onClose }: DeviceDialogProps) {
  const [isSeen, setSeen] = useState(isCameraTried);
  const kept = useKeptDevices();
  const [devices, look] = useDeviceList();
  const sound = useTrial('audioinput', choiceOf('audioinput', devices, kept), true, look);
  const picture = useTrial('videoinput', choiceOf('videoinput', devices, kept), isSeen, look);
  const level = useLevel(sound.stream);
  const troubleOf = (kind: 'audioinput' | 'videoinput', error: unknown) =>
    error === undefined ? undefined : deviceTrouble(deviceNames[kind], error, unaffected);
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title="设备"
      note="只有你自己看得到；说几句话，看音量条动不动；放一段声音，听听扬声器。选了马上生效，记在这台设备上"
    >
      <div className={styles.stack}>
        {isSeen ? <TrialFilm stream={picture.stream} /> : <Button onClick={() => setSeen(true)}>看看摄像头</Button>}
        <DeviceSelect kind="videoinput" devices={devices} trouble={troubleOf('videoinput', picture.error)} />
        <DeviceSelect kind="audioinput" devices={devices} trouble={troubleOf('audioinput', sound.error)} />
        <label className={styles.level}>
          麦克风音量 <meter min={0} max={100} value={level} />
        </label>
        {canChooseSpeaker() ? <DeviceSelect kind="audiooutput" devices={devices} /> : null}
        <SpeakerTrial deviceId={choiceOf('audiooutput', devices, kept)} />
      </div>
    </Dialog>
  );
}
