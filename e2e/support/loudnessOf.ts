import type { Locator } from '@playwright/test';

/** The loudest moment of the next second, of 1: of a stream that the element plays, or of what it plays from an address. */
export const loudnessOf = (player: Locator): Promise<number> =>
  player.evaluate(async (element: HTMLMediaElement & { captureStream(): MediaStream }) => {
    const context = new AudioContext();
    await context.resume();
    const meter = context.createAnalyser();
    const stream = (element.srcObject as MediaStream | null) ?? element.captureStream();
    context.createMediaStreamSource(stream).connect(meter);
    const wave = new Float32Array(meter.fftSize);
    let loudest = 0;
    for (let n = 0; n < 20; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      meter.getFloatTimeDomainData(wave);
      loudest = Math.max(loudest, ...wave.map(Math.abs));
    }
    await context.close();
    return loudest;
  });
