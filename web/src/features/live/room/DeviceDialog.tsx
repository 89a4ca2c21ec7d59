import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './Dialogs.module.css';
import { deviceTrouble } from './deviceTrouble.ts';

const TICK_MS = 120;

/** Camera and microphone as this browser gives them, before anybody sees or hears them. */
export function DeviceDialog({ onClose }: { onClose: () => void }) {
  const film = useRef<HTMLVideoElement>(null);
  const [level, setLevel] = useState(0);
  const [names, setNames] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let isGone = false;
    let stop = (): void => undefined;
    const open = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: true });
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaStreamSource(stream).connect(analyser);
      const samples = new Uint8Array(analyser.fftSize);
      const timer = setInterval(() => {
        analyser.getByteTimeDomainData(samples);
        setLevel(Math.min(100, Math.max(...samples.map((sample) => Math.abs(sample - 128))) * 2));
      }, TICK_MS);
      stop = () => {
        clearInterval(timer);
        void context.close();
        for (const track of stream.getTracks()) track.stop();
      };
      if (isGone) return stop();
      setNames(stream.getTracks().map(({ label }) => label));
      if (film.current) film.current.srcObject = stream;
    };
    open().catch((error: unknown) => void (isGone || setTrouble(deviceTrouble('摄像头或麦克风', error))));
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return (
    <Dialog open onClose={onClose} size="md" title="设备检测" note="只有你自己看得到；说几句话，看音量条动不动">
      <div className={styles.stack}>
        {trouble ? <p role="alert">{trouble}</p> : null}
        <video ref={film} className={styles.film} autoPlay playsInline muted />
        <label>
          麦克风音量 <meter min={0} max={100} value={level} />
        </label>
        <p className={styles.small}>{names.join('　')}</p>
      </div>
    </Dialog>
  );
}
