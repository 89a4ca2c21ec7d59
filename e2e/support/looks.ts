import type { Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { findingsOf } from './findings.ts';
import { lateStyles } from './lateStyles.ts';
import { unstyledClasses } from './unstyledClasses.ts';

export const desk = { width: 1440, height: 900 };
export const phone = { width: 360, height: 740 };

const levels: RunOptions = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa'] } };
/** The findings that depend on colours; looking for them takes longer than for all others. */
const colours = ['color-contrast', 'link-in-text-block'];
const withoutColours: RunOptions = {
  ...levels,
  rules: Object.fromEntries(colours.map((id) => [id, { enabled: false }])),
};

/** Came with its own styles, and all of them. */
export async function expectStyled(page: Page, response: Response | null): Promise<void> {
  expect(response?.status()).toBe(200);
  expect.soft(await lateStyles(page, response), 'styles that came late').toEqual([]);
  expect.soft(await unstyledClasses(page), 'class names without a rule').toEqual([]);
}

export async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, 'width').toBeLessThanOrEqual(page.viewportSize()!.width);
}

/** One heading, a title, and no serious finding that does not depend on colours. */
export async function expectWellFormed(page: Page): Promise<void> {
  expect.soft(await seriousOf(page, withoutColours)).toEqual([]);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect.soft(await page.title(), 'title').not.toBe('');
}

/** No serious finding in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await seriousOf(page, levels), 'light').toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  expect.soft(await seriousOf(page, { runOnly: { type: 'rule', values: colours } }), 'dark').toEqual([]);
}

async function seriousOf(page: Page, options: RunOptions): Promise<string[]> {
  const findings = await findingsOf(page, options);
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ rule, html }) => `${rule} ${html}`);
}
