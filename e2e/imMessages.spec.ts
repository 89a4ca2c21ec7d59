import type { Browser, Page } from '@playwright/test';
import { openChat, said, say, writing } from './support/chatPage.ts';
import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';
const LECTURER = '13800000002';
const RECRUITER = '13800000005';
const GROUP = '云杉实习生交流';

test('a voice is recorded, sent and played', async ({ browser, baseURL }) => {
  const learner = await openIm(browser, baseURL!, LEARNER, 1);
  const lecturer = await openIm(browser, baseURL!, LECTURER, 2);
  await openChat(learner, '陈砚清');
  await openChat(lecturer, '林晓');
  await learner.getByRole('button', { name: '语音消息' }).click();
  const recording = learner.getByRole('group', { name: '录语音' });
  await expect(recording).toContainText('正在录音');
  await recording.getByRole('button', { name: '发送语音' }).click();
  const play = lecturer.getByRole('log').getByRole('button', { name: /^播放语音，\d+ 秒$/ });
  await play.click();
  const sound = lecturer.getByRole('log').locator('audio');
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  // thrown away, nothing is sent
  await learner.getByRole('button', { name: '语音消息' }).click();
  await recording.getByRole('button', { name: '取消' }).click();
  await say(learner, '刚才那条听到了吗');
  await said(lecturer, '刚才那条听到了吗').waitFor();
  await expect(play.or(lecturer.getByRole('button', { name: /^停止语音/ }))).toHaveCount(1);
  await close(learner, lecturer);
});

test('what was sent by mistake is taken back and written anew; what is older is not', async ({ browser, baseURL }) => {
  const learner = await openIm(browser, baseURL!, LEARNER, 1);
  const lecturer = await openIm(browser, baseURL!, LECTURER, 2);
  await openChat(learner, '陈砚清');
  await openChat(lecturer, '林晓');
  await say(learner, '明天交初稿');
  await said(lecturer, '明天交初稿').waitFor();
  await act(learner, '明天交初稿', '撤回');
  await learner.getByText('你撤回了一条消息').waitFor();
  await lecturer.getByText('林晓撤回了一条消息').waitFor();
  await expect(said(lecturer, '明天交初稿')).toHaveCount(0);
  await learner.getByRole('button', { name: '重新编辑' }).click();
  await expect(writing(learner)).toHaveValue('明天交初稿');
  await expect(writing(learner)).toBeFocused();
  await say(learner, '后天交初稿');
  await said(lecturer, '后天交初稿').waitFor();

  // of yesterday: it can be deleted, and not be taken back
  await openChat(learner, '小满');
  const old = said(learner, '所以它一层就结束了');
  await old.hover();
  await old.getByRole('button', { name: /^更多操作/ }).click();
  await expect(learner.getByRole('button', { name: '删除', exact: true })).toBeVisible();
  await expect(learner.getByRole('button', { name: '撤回', exact: true })).toHaveCount(0);
  await close(learner, lecturer);
});

test('one message is forwarded as it stands, several as one record', async ({ browser, baseURL }) => {
  const page = await openIm(browser, baseURL!, LEARNER, 1);
  await openChat(page, '陈砚清');
  await act(page, '先别删', '转发');
  await forwardTo(page, '小满');
  await act(page, '对，就这样写', '多选');
  await page.getByRole('checkbox', { name: /^选择这条消息：真的，31 行都在后勤处/ }).check();
  await expect(page.getByRole('group', { name: '选中的消息' })).toContainText('已选 2 条');
  await page.getByRole('button', { name: '合并转发' }).click();
  await forwardTo(page, '小满');
  await expect(writing(page)).toBeVisible();

  await openChat(page, '小满');
  await expect(said(page, /先别删.*转发/s)).toBeVisible();
  await said(page, '共 2 条')
    .getByRole('button', { name: /共 2 条/ })
    .click();
  const record = page.getByRole('dialog');
  await expect(record.getByRole('listitem')).toHaveText([/林晓.*31 行都在后勤处/s, /陈砚清.*对，就这样写/s]);
  expect(await findingsOf(page)).toEqual([]);
  await close(page);
});

test('who is named in a group sees it in the list; who wrote it sees who has read', async ({ browser, baseURL }) => {
  const learner = await openIm(browser, baseURL!, LEARNER, 1);
  const recruiter = await openIm(browser, baseURL!, RECRUITER, 5);
  await openChat(learner, '小满');
  await openChat(recruiter, GROUP);
  await writing(recruiter).pressSequentially('@林');
  await recruiter.getByRole('option', { name: '林晓' }).waitFor();
  await recruiter.keyboard.press('Enter');
  await recruiter.keyboard.type('开放日你来吗');
  await recruiter.keyboard.press('Enter');
  const own = said(recruiter, '@林晓 开放日你来吗');
  await own.waitFor();

  const row = learner.getByRole('link', { name: new RegExp(`^${GROUP}`) });
  await expect(row).toContainText('[有人@我]');
  await expect(row).toHaveAccessibleName(new RegExp(`^${GROUP}，\\d+ 条未读，有人 @ 你$`));
  await own.getByRole('button', { name: /^已读/ }).click();
  const list = recruiter.getByRole('dialog', { name: '谁读了这条消息' });
  await list.getByRole('tab', { name: '未读' }).click();
  await list.getByText('林晓').waitFor();
  await list.getByRole('button', { name: '关闭' }).click();

  // the messages may be here before what the page knows of the conversation: they are read all the same
  const gate = Promise.withResolvers<void>();
  await learner.route('**/im/auth/conversation/view', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await row.click();
  await said(learner, '@林晓 开放日你来吗').waitFor();
  gate.resolve();
  await expect(said(learner, '@林晓 开放日你来吗')).toBeInViewport();
  await expect(row).not.toContainText('[有人@我]');
  await expect(row).toHaveAccessibleName(GROUP);
  await own.getByRole('button', { name: '已读 1' }).click();
  await expect(list.getByRole('tabpanel')).toHaveText('林晓');
  await close(learner, recruiter);
});

async function openIm(browser: Browser, baseURL: string, mobile: string, userType: number): Promise<Page> {
  const context = await browser.newContext({ baseURL, permissions: ['microphone'] });
  await enter(context, context.request, mobile, userType);
  return context.newPage();
}

/** Chooses one of what can be done with a message. */
async function act(page: Page, text: string, what: string): Promise<void> {
  const line = said(page, text);
  await line.hover();
  await line.getByRole('button', { name: /^更多操作/ }).click();
  await page.getByRole('button', { name: what, exact: true }).click();
}

async function forwardTo(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /转发给$/ });
  await dialog.getByRole('checkbox', { name: title }).check();
  await dialog.getByRole('button', { name: '转发', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const close = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));
