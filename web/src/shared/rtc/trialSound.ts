const SECONDS = 1.6;
/** A chord that climbs, in hertz: small speakers play it, and nobody takes it for a call. */
const NOTES = [523, 659, 784, 1047];

/**
 * Plays a short sound by the speaker that was chosen ('' is the usual one).
 * @returns once it is over
 * @throws when this speaker cannot be used
 */
export async function playTrialSound(deviceId: string): Promise<void> {
  const context = new AudioContext();
  const speaker = new Audio();
  try {
    const out = context.createMediaStreamDestination();
    for (const [place, pitch] of NOTES.entries()) {
      const from = context.currentTime + place * 0.25;
      const tone = new OscillatorNode(context, { frequency: pitch });
      const loudness = new GainNode(context, { gain: 0 });
      loudness.gain.setValueAtTime(0, from);
      loudness.gain.linearRampToValueAtTime(0.2, from + 0.03);
      loudness.gain.linearRampToValueAtTime(0, from + 0.6);
      tone.connect(loudness).connect(out);
      tone.start(from);
      tone.stop(from + 0.7);
    }
    speaker.srcObject = out.stream;
    if (deviceId !== '') await speaker.setSinkId(deviceId);
    await speaker.play();
    await new Promise((over) => setTimeout(over, SECONDS * 1000));
  } finally {
    speaker.srcObject = null;
    await context.close();
  }
}
