import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './DeviceDialog.module.css';
import { playTrialSound } from './trialSound.ts';

type Step = 'idle' | 'playing' | 'asked' | 'heard' | 'silent' | 'refused';

const words: Readonly<Record<Step, string>> = {
  idle: '',
  playing: '正在放一段声音…',
  asked: '听到了吗？',
  heard: '扬声器没有问题',
  silent: '请看看音量是不是关着、耳机有没有插好，或者在上面换一个扬声器，再放一次',
  refused: '这个扬声器用不了，请换一个再试',
};

/** Plays a short sound and asks whether it was heard. */
export function SpeakerTrial({ deviceId }: { deviceId: string }) {
  const [step, setStep] = useState<Step>('idle');
  const play = () => {
    setStep('playing');
    playTrialSound(deviceId).then(
      () => setStep('asked'),
      () => setStep('refused'),
    );
  };
  return (
    <div className={styles.speaker}>
      <Button icon={<Volume2 size={18} aria-hidden="true" />} disabled={step === 'playing'} onClick={play}>
        {step === 'idle' || step === 'playing' ? '试试扬声器' : '再放一次'}
      </Button>
      <span role="status">{words[step]}</span>
      {step === 'asked' ? (
        <>
          <Button onClick={() => setStep('heard')}>听到了</Button>
          <Button onClick={() => setStep('silent')}>没听到</Button>
        </>
      ) : null}
    </div>
  );
}
