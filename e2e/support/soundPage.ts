import type { Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expectSteady } from './layoutShifts.ts';
import { leftInEnglish } from './leftInEnglish.ts';
import { expectStyled, expectToFit, expectWellFormed } from './looks.ts';
import { scriptsOfRoute, weightOf } from './scriptWeight.ts';

const KB = 1024;
/** Pages to fill in or to study with have more to bring than pages to read. */
const SCRIPTS = { toRead: 150 * KB, toUse: 170 * KB };
const HTML = 60 * KB;
/** The player, and courses with a form for comments and one for a plan behind a tab or a button. */
const courseRooms = /^\/(view|course|live\/detail|library\/view|resource\/detail)\//;

/** What holds for every page that has been opened at the width of a phone: nothing moves, it fits, is well formed, and all is in Chinese. */
export async function expectSound(page: Page, response: Response | null): Promise<void> {
  await expectSteady(page);
  await expectStyled(page, response);
  await expectToFit(page);
  await expectWellFormed(page);
  expect.soft(await leftInEnglish(page), 'left in English').toEqual([]);
}

/** What a guest waits for, before scrolling anywhere: the scripts without which the page does not begin and those it has asked for, and its HTML. */
export async function expectLight(page: Page, response: Response | null, path: string): Promise<void> {
  const fetched = wasRedirected(response) ? [] : await fetchedScripts(page); // the other page is weighed by itself
  const limit = (await isToUse(page, path)) ? SCRIPTS.toUse : SCRIPTS.toRead;
  expect.soft(weightOf(new Set([...scriptsOfRoute(path), ...fetched])), 'scripts').toBeLessThanOrEqual(limit);
  expect.soft(gzipSync(await response!.body(), { level: 6 }).length, 'HTML').toBeLessThanOrEqual(HTML);
}

/** The names of the scripts that the page has asked for, also those that its imports do not name. */
const fetchedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  );

const wasRedirected = (response: Response | null): boolean => response?.request().redirectedFrom() !== null;

const isToUse = async (page: Page, path: string): Promise<boolean> =>
  courseRooms.test(path) || (await page.locator('main form, main fieldset').count()) > 0;
