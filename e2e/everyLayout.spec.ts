import { findingsOf } from './support/findings.ts';
import { expectSteady } from './support/layoutShifts.ts';
import { test } from './support/longTab.ts';
import { desk, expectAccessible, expectStyled, expectToFit, phone } from './support/looks.ts';
import type { OpenPage } from './support/sitePages.ts';
import { slowVisit } from './support/slowVisit.ts';
import { visitors } from './support/visitors.ts';
import { expect } from './support/test.ts';

/** A feature looks alike on all its pages of one layout: the first of them stands for the others. */
const looksLike = ({ page }: OpenPage): string => `${page.layout} ${page.file.split('/')[1]}`;

for (const { who, visitor, rooms } of visitors) {
  const representatives = new Map([...rooms].toReversed().map((room) => [looksLike(room), room]));

  for (const { path, page: entry, addressIn } of representatives.values()) {
    test(`${who} on ${path}: accessible in both themes, and nothing moves at either width when parts come late`, async ({
      tabOf,
      listed,
    }) => {
      const { page, complaints } = await tabOf(visitor);
      for (const width of [desk, phone]) {
        await page.setViewportSize(width);
        await page.emulateMedia({ reducedMotion: null, colorScheme: 'light' });
        const response = await slowVisit(page, addressIn(listed));
        await expectSteady(page);
        await expectStyled(page, response);
        await expectToFit(page);
        if (entry.layout === 'admin') expect.soft(await findingsOf(page)).toEqual([]);
        if (width === desk) await expectAccessible(page);
      }
      expect.soft(complaints, 'complaints').toEqual([]);
    });
  }
}
