import type { Locator, Page } from '@playwright/test';

/** Instead of a screen, which a browser without a window has not, the page shares a drawing that moves. */
export const shareDrawing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () => {
      const sheet = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
      const pen = sheet.getContext('2d')!;
      let at = 0;
      setInterval(() => {
        at += 16;
        pen.fillStyle = `hsl(${at % 360} 80% 50%)`;
        pen.fillRect(0, 0, 1280, 720);
        pen.fillStyle = '#fff';
        pen.fillRect(at % 1280, 300, 120, 120);
      }, 60);
      return Promise.resolve(sheet.captureStream(15));
    };
  });

/** Waits until it has shown so many different pictures. */
export const untilItMoves = (film: Locator, pictures = 4): Promise<void> =>
  film.evaluate(async (element: HTMLVideoElement, wanted) => {
    const sheet = new OffscreenCanvas(32, 18);
    const pen = sheet.getContext('2d', { willReadFrequently: true })!;
    const seen = new Set<string>();
    while (seen.size < wanted) {
      pen.drawImage(element, 0, 0, 32, 18);
      seen.add(pen.getImageData(0, 0, 32, 18).data.join());
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }, pictures);
