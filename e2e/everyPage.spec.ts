import { test } from './support/longTab.ts';
import { desk, expectToFit, phone } from './support/looks.ts';
import { settled } from './support/settled.ts';
import { expectLight, expectSound } from './support/soundPage.ts';
import { expect } from './support/test.ts';
import { representativesOf, visitors } from './support/visitors.ts';

/** Behind the sign-in a page that stands for others is enough, unless all are asked for (docs/decisions/0122). */
const areAllAskedFor = process.env['EVERY_PAGE'] === '1';

for (const { who, visitor, rooms } of visitors) {
  test(`${who} has rooms`, () => expect(rooms.length).toBeGreaterThan(0));

  const isGuest = visitor === 'guest';
  const standing = representativesOf(rooms); // everyLayout.spec.ts asks the same of them, but for their weight
  const left = areAllAskedFor ? rooms.filter((room) => !standing.includes(room)) : [];

  for (const { path, page: entry, addressIn } of isGuest ? rooms : left) {
    test(`${who} on ${path}: nobody complains, nothing moves, fits 360 px, well formed, light enough`, async ({
      tabOf,
      listed,
    }) => {
      const { page, complaints } = await tabOf(visitor);
      await page.setViewportSize(phone);
      const response = await page.goto(addressIn(listed));
      await settled(page);
      await expectSound(page, response);
      if (isGuest) await expectLight(page, response, entry.path);
      await page.setViewportSize(desk);
      await expectToFit(page);
      expect.soft(complaints, 'complaints').toEqual([]);
    });
  }
}
