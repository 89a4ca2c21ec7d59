import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openChat } from './support/chatPage.ts';
import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { rememberConnections } from './support/rememberConnections.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';
const LECTURER = '13800000002';
const LATE = '13800000103';
const GROUP = '大数据 2301';
/** What the issue allows between an answer and the silence of the other devices. */
const SILENT_MS = 1000;

test('three of a class speak, one of them called in later; answered on one device, the other is silent at once', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const contexts = [
    await personIn(browser, baseURL!, LECTURER, 2),
    await personIn(browser, baseURL!, LEARNER, 1),
    await personIn(browser, baseURL!, LATE, 1),
  ] as const;
  const [desk, learner, late] = await Promise.all(contexts.map((context) => context.newPage()));
  await Promise.all([learner!.goto('/im'), late!.goto('/im')]);
  await openChat(desk!, GROUP);
  await desk!.getByRole('button', { name: '语音通话' }).click();
  await choose(desk!, '林晓');
  const rings = (page: Page) => page.getByRole('dialog', { name: '陈砚清邀请你语音通话' });
  await expect(rings(learner!)).toContainText(`来自群聊「${GROUP}」`);
  await expect(rings(late!)).toHaveCount(0);
  await learner!.getByRole('button', { name: '接听' }).click();
  await hearsOthers(desk!, 1);

  // the third is found among the members by name, has two devices, and answers on one
  const other = await contexts[2].newPage();
  await other.goto('/list');
  await desk!.getByRole('button', { name: '邀请更多人' }).click();
  await choose(desk!, '小满');
  await Promise.all([rings(late!).waitFor(), rings(other).waitFor()]);
  const silentAt = silenceOf(other);
  await late!.evaluate(() => performance.setResourceTimingBufferSize(2000));
  await late!.getByRole('button', { name: '接听' }).click();
  await late!.waitForURL(/callindex/);
  expect((await silentAt) - (await answeredAt(late!))).toBeLessThanOrEqual(SILENT_MS);
  await hearsOthers(late!, 2);
  await hearsOthers(desk!, 2);
  await hearsOthers(learner!, 2);
  await expect(late!.getByRole('main').getByRole('listitem')).toHaveCount(3);
  expect(await findingsOf(late!)).toEqual([]);

  // who began it leaves; the others go on until the last is gone
  await desk!.getByRole('button', { name: '挂断' }).click();
  await expect(late!.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await hearsOthers(late!, 1);
  await learner!.getByRole('button', { name: '挂断' }).click();
  await late!.getByRole('button', { name: '挂断' }).click();
  await expect(late!.getByRole('heading', { name: '通话结束' })).toBeVisible();
  await openChat(learner!, GROUP);
  const over = learner!.getByRole('log').getByRole('article').filter({ hasText: '通话时长' }).last();
  await over.getByRole('button', { name: '再次呼叫' }).click();
  await expect(learner!.getByRole('dialog', { name: '选择要呼叫的人' })).toBeVisible();
  for (const context of contexts) await context.close();
});

/** Somebody whose pages remember their connections. */
async function personIn(browser: Browser, baseURL: string, mobile: string, userType: number): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, permissions: ['microphone'] });
  await enter(context, context.request, mobile, userType);
  await rememberConnections(context);
  return context;
}

async function choose(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '选择要呼叫的人' });
  await dialog.getByRole('searchbox', { name: '找成员' }).fill(name);
  await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: '呼叫', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Sound of so many others comes in, and more of it each time one looks. */
async function hearsOthers(page: Page, count: number): Promise<void> {
  const packets = () =>
    page.evaluate(async () => {
      const { made } = window as unknown as { made: RTCPeerConnection[] };
      const all = made.filter((one) => one.connectionState === 'connected').map((one) => one.getStats());
      const heard = (await Promise.all(all)).flatMap((report) => [...report.values()]);
      return heard
        .filter((one) => one.type === 'inbound-rtp' && one.kind === 'audio')
        .map((one) => one.packetsReceived);
    });
  const before = await packets();
  const grown = async () => (await packets()).filter((now, place) => now > (before[place] ?? 0)).length;
  await expect.poll(grown, { timeout: 30_000 }).toBe(count);
}

/** When the page rang no more, by the clock of the machine. */
const silenceOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((settle) => {
        const look = () => document.querySelector('[role="dialog"]') === null && settle(Date.now());
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
  );

/** When the page heard that its answer counts. */
const answeredAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const accept = calls.findLast(({ name }) => name.endsWith('/im/auth/call/accept'))!;
    return performance.timeOrigin + accept.responseEnd;
  });
