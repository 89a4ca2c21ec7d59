import { useEffect, useRef, useState } from 'react';
import { MOST_VOICE_SECONDS } from '#contract/rules/chat.ts';
import { Button } from '../../../ui/Button.tsx';
import { lengthText } from '../store/chatTimes.ts';
import type { OutgoingFile } from '../store/outgoing.ts';
import styles from './Composer.module.css';

interface VoiceRecorderProps {
  onDone: (file: OutgoingFile) => void;
  onClose: () => void;
}

const kinds = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg;codecs=opus', 'ogg'],
] as const;

/** Records what is said, a minute at most; only 发送 sends it. */
export function VoiceRecorder({ onDone, onClose }: VoiceRecorderProps) {
  const [failure, setFailure] = useState('');
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const isWanted = useRef(false);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);

  useEffect(() => {
    let isLeft = false;
    let stream: MediaStream | undefined;
    let begun = 0;
    const timer = setInterval(() => {
      if (begun > 0) setSeconds(Math.min(MOST_VOICE_SECONDS, Math.round((performance.now() - begun) / 1000)));
      if (begun > 0 && performance.now() - begun >= MOST_VOICE_SECONDS * 1000) recorder.current?.pause();
    }, 200);
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isLeft) return stop(stream);
      const [type, extension] = kinds.find(([kind]) => MediaRecorder.isTypeSupported(kind)) ?? kinds[0];
      const parts: Blob[] = [];
      const one = new MediaRecorder(stream, { mimeType: type });
      one.addEventListener('dataavailable', ({ data }) => parts.push(data));
      one.addEventListener('stop', () => {
        stop(stream);
        if (!isWanted.current) return;
        const blob = new Blob(parts, { type: type.split(';')[0]! });
        const length = Math.min(MOST_VOICE_SECONDS, Math.max(1, Math.round((performance.now() - begun) / 1000)));
        const name = `语音.${extension}`;
        done.current({ blob, url: '', name, size: blob.size, width: 0, height: 0, seconds: length });
      });
      one.start();
      begun = performance.now();
      recorder.current = one;
    };
    begin().catch(() => setFailure('用不了麦克风，请在浏览器里允许使用，或检查设备'));
    return () => {
      isLeft = true;
      clearInterval(timer);
      if (recorder.current?.state !== 'inactive') recorder.current?.stop();
      stop(stream);
      recorder.current = null;
    };
  }, []);

  const send = () => {
    isWanted.current = true;
    recorder.current?.stop();
    onClose();
  };
  return (
    <div className={styles.voice} role="group" aria-label="录语音">
      {failure === '' ? (
        <>
          <span className={styles.dot} aria-hidden="true" />
          <span>
            正在录音 {lengthText(seconds)} / {lengthText(MOST_VOICE_SECONDS)}
          </span>
        </>
      ) : (
        <span role="alert">{failure}</span>
      )}
      <span className={styles.end}>
        <Button size="sm" variant="text" onClick={onClose}>
          取消
        </Button>
        {failure === '' ? (
          <Button size="sm" variant="primary" disabled={seconds === 0} onClick={send}>
            发送语音
          </Button>
        ) : null}
      </span>
    </div>
  );
}

const stop = (stream: MediaStream | undefined): void => stream?.getTracks().forEach((track) => track.stop());
