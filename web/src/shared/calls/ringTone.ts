const BEAT_MS = 2400;

/** Two soft notes again and again; silent where the browser wants a press first. Returns the way to stop. */
export function ringTone(): () => void {
  const context = new AudioContext();
  const play = () => {
    note(context, 659, 0);
    note(context, 523, 0.28);
  };
  play();
  const timer = setInterval(play, BEAT_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

function note(context: AudioContext, pitch: number, after: number): void {
  const starts = context.currentTime + after;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.linearRampToValueAtTime(0.12, starts + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.001, starts + 0.6);
  tone.connect(loudness).connect(context.destination);
  tone.start(starts);
  tone.stop(starts + 0.65);
}
