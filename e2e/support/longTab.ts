import type { Page } from '@playwright/test';
import { listShifts } from './layoutShifts.ts';
import { complaintsOf } from './quietPage.ts';
import { enter } from './quietSession.ts';
import { watchRequests } from './settled.ts';
import { test as base } from './test.ts';

/** Whose pages are surveyed: nobody signed in, or a demo person in one identity. */
export interface Visitor {
  mobile: string;
  userType: number;
}

export interface LongTab {
  readonly page: Page;
  /** What its pages have complained about, in all tests. */
  readonly complaints: string[];
}

interface Tabs {
  /** The tab of this visitor: always the same one, empty and without what earlier pages complained about. */
  tabOf(visitor: Visitor | 'guest'): Promise<LongTab>;
}

/** Of the site, and without a script: at about:blank a tab would give up its process, and the next page begin anew. */
const RESTS_AT = '/favicon.svg';

/**
 * Surveys go through all their pages in one tab, as somebody does who looks around: a new tab is a new process, which
 * starts, finds its fonts and compiles our scripts, and that costs twice as much as the page itself. After a test that
 * failed Playwright begins a new worker, and so a new tab.
 */
export const test = base.extend<object, Tabs>({
  tabOf: [
    async ({ browser, playwright, world }, lend) => {
      const tabs = new Map<string, Promise<LongTab>>();
      const request = await playwright.request.newContext({ baseURL: world.url });
      const open = async (visitor: Visitor | 'guest'): Promise<LongTab> => {
        const context = await browser.newContext({ baseURL: world.url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
        if (visitor !== 'guest') await enter(context, request, visitor.mobile, visitor.userType);
        await context.addInitScript(listShifts);
        const tab = { complaints: await complaintsOf(context), page: await context.newPage() };
        watchRequests(tab.page);
        return tab;
      };
      await lend(async (visitor) => {
        const key = visitor === 'guest' ? visitor : visitor.mobile;
        if (!tabs.has(key)) tabs.set(key, open(visitor));
        const tab = await tabs.get(key)!;
        await tab.page.goto(RESTS_AT);
        tab.complaints.length = 0;
        await tab.page.emulateMedia({ reducedMotion: null, colorScheme: 'light' });
        return tab;
      });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
