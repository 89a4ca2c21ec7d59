import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { findingsOf } from './support/findings.ts';
import { lateStyles } from './support/lateStyles.ts';
import { test } from './support/longTab.ts';
import type { LongTab } from './support/longTab.ts';
import { accountPages, consolePages, otherStates, publicPages, staffPages } from './support/sitePages.ts';
import { slowVisit, weigh } from './support/slowVisit.ts';
import type { Visit } from './support/slowVisit.ts';
import { expect } from './support/test.ts';
import { unstyledClasses } from './support/unstyledClasses.ts';

const KB = 1024;
const SCRIPTS = 150 * KB;
const HTML = 60 * KB;
const SHIFT = 0.02;

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
const levelsAandAA = ['wcag2a', 'wcag2aa', 'wcag21aa'];
/** The findings that depend on colours. */
const colourRules: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

// 每页在桌面上、在手机上各打开一次，要看的一次看完；各页在同一个标签页里一个接一个地打开（longTab.ts）

for (const wanted of [...publicPages, ...otherStates]) {
  test(`a guest on ${wanted.path}: light enough, nothing moves, nobody complains, accessible in both themes, not wider than 360 px`, async ({
    tabOf,
    listed,
  }) => {
    const { page, complaints } = await openedAtDesk(tabOf('guest'));
    const open = () => page.goto(wanted.addressIn(listed));
    const sent = weigh(page);
    expectSettled(await slowVisit(page, open));
    const { scripts, html } = await sent();
    expect.soft(scripts, 'scripts').toBeLessThanOrEqual(SCRIPTS);
    expect.soft(html, 'HTML').toBeLessThanOrEqual(HTML);
    await expectStyled(page);
    await expectAccessible(page);
    await page.emulateMedia({ reducedMotion: null, colorScheme: 'light' });
    await page.setViewportSize(phone);
    expectSettled(await slowVisit(page, open));
    await expectToFit(page);
    expect.soft(complaints, 'complaints').toEqual([]);
  });
}

for (const { who, visitor, rooms } of [
  { who: 'a learner', visitor: { mobile: '13800000001', userType: 1 }, rooms: accountPages },
  { who: 'the staff of a school', visitor: { mobile: '13800000004', userType: 4 }, rooms: staffPages },
]) {
  test(`${who} has rooms`, () => expect(rooms.length).toBeGreaterThan(5));

  for (const { path, addressIn } of rooms) {
    test(`${who} on ${path}: nobody complains, accessible in both themes, not wider than 360 px`, async ({
      tabOf,
      listed,
    }) => {
      const { page, complaints } = await openedAtDesk(tabOf(visitor));
      await visit(page, addressIn(listed));
      await expectAccessible(page);
      await openOnPhone(page);
      await expectToFit(page);
      expect.soft(complaints, 'complaints').toEqual([]);
    });
  }
}

for (const { path, addressIn } of consolePages) {
  test(`the operator on ${path}: fits both widths, nobody complains, no finding of any kind`, async ({
    tabOf,
    listed,
  }) => {
    const { page, complaints } = await openedAtDesk(tabOf({ mobile: '13800000009', userType: 0 }));
    await visit(page, addressIn(listed));
    await expectFlawless(page);
    await openOnPhone(page);
    await expectFlawless(page);
    expect.soft(complaints, 'complaints').toEqual([]);
  });
}

/** As wide as a desk, in the light theme, and without what earlier pages complained about. */
async function openedAtDesk(opening: Promise<LongTab>): Promise<LongTab> {
  const tab = await opening;
  await tab.page.goto('about:blank');
  tab.complaints.length = 0;
  await tab.page.setViewportSize(desk);
  await tab.page.emulateMedia({ reducedMotion: null, colorScheme: 'light' });
  return tab;
}

function expectSettled({ status, late, shift, moved }: Visit): void {
  expect(status).toBe(200);
  expect.soft(late, 'styles that came late').toEqual([]);
  expect.soft(shift, ['layout shift', ...moved].join('\n')).toBeLessThanOrEqual(SHIFT);
}

async function expectFlawless(page: Page): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect.soft(await findingsOf(page)).toEqual([]);
  await expectToFit(page);
}

/** The same page anew, as wide as a phone; what the browser has already fetched and compiled makes it cheap. */
async function openOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.reload({ waitUntil: 'networkidle' });
}

/** Opens a page until nothing more is loaded. */
async function visit(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(200);
  expect.soft(await lateStyles(page, response), 'styles that came late').toEqual([]);
  await expectStyled(page);
}

async function expectStyled(page: Page): Promise<void> {
  expect.soft(await unstyledClasses(page), 'class names without a rule').toEqual([]);
}

/** No serious finding in either theme, one h1 and a title. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await seriousOf(page, levelsAandAA), 'light').toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  expect.soft(await seriousOf(page, colourRules), 'dark').toEqual([]);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect.soft(await page.title(), 'title').not.toBe('');
}

async function seriousOf(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  const findings = await findingsOf(page, runOnly);
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ rule, html }) => `${rule} ${html}`);
}

async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, 'width').toBeLessThanOrEqual(page.viewportSize()!.width);
}
