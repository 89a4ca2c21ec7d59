import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export type Press = (target: Locator) => Promise<void>;

/** A finger or a mouse. */
export const pressOf = (isTouch: boolean): Press => (isTouch ? (target) => target.tap() : (target) => target.click());

export const stageOf = (page: Page): Locator => page.getByRole('region', { name: '学习台' });

/** The second at which the film that is open played first; for who takes the course it begins by itself. */
export async function beginning(page: Page): Promise<number> {
  const first = await page.waitForFunction(() => {
    const film = document.querySelector('video');
    const [from] = film && film.played.length > 0 ? [film.played.start(0)] : [];
    return film && !film.paused && from !== undefined ? [from] : null;
  });
  return (await first.jsonValue())![0]!;
}

export const secondOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);

/** Lets the film play until this second. */
export async function playUntil(page: Page, second: number): Promise<void> {
  await page.waitForFunction((to) => (document.querySelector('video')?.currentTime ?? 0) >= to, second, {
    timeout: 90_000,
  });
}

/** Chooses the fastest speed, as learners in a hurry do. */
export async function playTwiceAsFast(page: Page, press: Press): Promise<void> {
  await stageOf(page)
    .locator('video')
    .hover({ position: { x: 40, y: 40 } }); // the controls hide from who rests
  const speed = stageOf(page).getByRole('button', { name: /^[\d.]+ 倍$/ });
  if (!(await speed.isVisible())) await press(stageOf(page).locator('video'));
  await press(speed);
  await press(page.getByRole('button', { name: '2 倍', exact: true }));
}

/** Waits until the next class-hour is open because the one before came to its end. */
export async function comesNext(page: Page, title: string): Promise<void> {
  await expect(stageOf(page).getByRole('paragraph').filter({ hasText: title }).first()).toBeVisible({
    timeout: 90_000,
  });
}

/** Opens a class-hour from the list of chapters. */
export async function open(page: Page, name: string, press: Press): Promise<void> {
  const link = stageOf(page).getByRole('link', { name });
  for (const chapter of await stageOf(page).locator('details:not([open]) > summary').all()) await press(chapter);
  await press(link);
}
