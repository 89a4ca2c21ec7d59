import { useEffect, useState } from 'react';

const TICK_MS = 120;

/** How loud a microphone is just now, of 100. */
export function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!stream) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      setLevel(Math.min(100, Math.max(...samples.map((sample) => Math.abs(sample - 128))) * 2));
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      void context.close();
      setLevel(0);
    };
  }, [stream]);
  return level;
}
