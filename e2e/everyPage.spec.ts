import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expectSteady } from './support/layoutShifts.ts';
import { leftInEnglish } from './support/leftInEnglish.ts';
import { test } from './support/longTab.ts';
import { desk, expectStyled, expectToFit, expectWellFormed, phone } from './support/looks.ts';
import { scriptsOfRoute, weightOf } from './support/scriptWeight.ts';
import { settled } from './support/settled.ts';
import { visitors } from './support/visitors.ts';
import { expect } from './support/test.ts';

const KB = 1024;
/** Pages to fill in or to study with have more to bring than pages to read. */
const SCRIPTS = { toRead: 150 * KB, toUse: 170 * KB };
const HTML = 60 * KB;
/** The player, and courses with a form for comments and one for a plan behind a tab or a button. */
const courseRooms = /^\/(view|course|live\/detail|library\/view|resource\/detail)\//;

for (const { who, visitor, rooms } of visitors) {
  test(`${who} has rooms`, () => expect(rooms.length).toBeGreaterThan(0));

  for (const { path, page: entry, addressIn } of rooms) {
    test(`${who} on ${path}: nobody complains, nothing moves, fits 360 px, well formed, light enough`, async ({
      tabOf,
      listed,
    }) => {
      const { page, complaints } = await tabOf(visitor);
      await page.setViewportSize(phone);
      const response = await page.goto(addressIn(listed));
      await settled(page);
      const fetched = wasRedirected(response) ? [] : await fetchedScripts(page); // the other page is weighed by itself
      await expectSteady(page);
      await expectStyled(page, response);
      await expectToFit(page);
      await expectWellFormed(page);
      expect.soft(await leftInEnglish(page), 'left in English').toEqual([]);
      if (visitor === 'guest') {
        const scripts = new Set([...scriptsOfRoute(entry.path), ...fetched]);
        expect
          .soft(weightOf(scripts), 'scripts')
          .toBeLessThanOrEqual((await isToUse(page, entry.path)) ? SCRIPTS.toUse : SCRIPTS.toRead);
        expect.soft(gzipSync(await response!.body(), { level: 6 }).length, 'HTML').toBeLessThanOrEqual(HTML);
      }
      await page.setViewportSize(desk);
      await expectToFit(page);
      expect.soft(complaints, 'complaints').toEqual([]);
    });
  }
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
