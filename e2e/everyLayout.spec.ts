import { findingsOf } from './support/findings.ts';
import { expectSteady } from './support/layoutShifts.ts';
import { test } from './support/longTab.ts';
import { desk, expectAccessible, expectStyled, expectToFit, phone } from './support/looks.ts';
import { slowVisit } from './support/slowVisit.ts';
import { expectSound } from './support/soundPage.ts';
import { expect } from './support/test.ts';
import { representativesOf, visitors } from './support/visitors.ts';

for (const { who, visitor, rooms } of visitors) {
  for (const { path, page: entry, addressIn } of representativesOf(rooms)) {
    test(`${who} on ${path}: accessible in both themes, and sound at either width when parts come late`, async ({
      tabOf,
      listed,
    }) => {
      const { page, complaints } = await tabOf(visitor);
      const address = addressIn(listed);
      await page.setViewportSize(desk);
      const wide = await slowVisit(page, address);
      await expectSteady(page);
      await expectStyled(page, wide);
      await expectToFit(page);
      if (entry.layout === 'admin') expect.soft(await findingsOf(page)).toEqual([]);
      await expectAccessible(page);

      await page.setViewportSize(phone);
      await page.emulateMedia({ reducedMotion: null, colorScheme: 'light' });
      const narrow = await slowVisit(page, address);
      await expectSound(page, narrow);
      if (entry.layout === 'admin') expect.soft(await findingsOf(page)).toEqual([]);
      expect.soft(complaints, 'complaints').toEqual([]);
    });
  }
}
