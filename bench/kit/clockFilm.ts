import type { Page } from '@playwright/test';

/** A clock that people cannot read: the time as black and white fields, one for each bit, in a row across the picture. */
const BITS = 24;

/** Draws the clock at each moment, and gives it to `window.film` as a stream. */
export const drawClock = (page: Page): Promise<void> =>
  page.evaluate((bits) => {
    const sheet = document.createElement('canvas');
    [sheet.width, sheet.height] = [1280, 720];
    const pen = sheet.getContext('2d')!;
    const draw = (): void => {
      const now = Date.now() % 2 ** bits;
      for (let bit = 0; bit < bits; bit += 1) {
        pen.fillStyle = (now >> bit) & 1 ? '#fff' : '#000';
        pen.fillRect((bit * 1280) / bits, 0, 1280 / bits + 1, 720);
      }
    };
    setInterval(draw, 10);
    Object.assign(window, { film: sheet.captureStream(30).getVideoTracks()[0] });
  }, BITS);

/** For so many seconds: how long ago, in milliseconds, each picture was drawn that the element shows. */
export const readClock = (page: Page, seconds: number): Promise<number[]> =>
  page.evaluate(
    ([bits, length]) =>
      new Promise<number[]>((done) => {
        const film = document.querySelector('video')!;
        const sheet = new OffscreenCanvas(bits, 1);
        const pen = sheet.getContext('2d', { willReadFrequently: true })!;
        const ages: number[] = [];
        const until = Date.now() + length * 1000;
        const look = (): void => {
          pen.drawImage(film, 0, film.videoHeight / 2, film.videoWidth, 1, 0, 0, bits, 1);
          const { data } = pen.getImageData(0, 0, bits, 1);
          let drawn = 0;
          for (let bit = 0; bit < bits; bit += 1) if (data[bit * 4]! > 127) drawn += 2 ** bit;
          const age = (Date.now() - drawn) % 2 ** bits;
          // a field read wrong is hours away
          if (age >= 0 && age < 60_000) ages.push(age);
          if (Date.now() < until) film.requestVideoFrameCallback(look);
          else done(ages);
        };
        film.requestVideoFrameCallback(look);
      }),
    [BITS, seconds] as const,
  );
