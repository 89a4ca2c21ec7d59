import type { Browser, Page } from '@playwright/test';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000006', userType: 1 };
const OTHER = { mobile: '13800000001', userType: 1 };
const OPERATOR = { mobile: '13800000009', userType: 0 };

test('a learner becomes a member by the demo bank, takes a course that members have for nothing, and reads it', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const token = await tokenOf(world.url, LEARNER);
  const path = await memberCourse(world.url, token);
  const mine = await openAs(browser, world.url, token, path);
  await expect(mine.getByRole('button', { name: '会员免费加入' })).toHaveCount(0);
  await mine.getByRole('link', { name: '了解会员' }).first().click();
  await mine.waitForURL(/\/vip$/);
  await mine.getByRole('link', { name: '开通学习会员' }).click();
  await mine.waitForURL(/\/pay\?vipSetId=/);
  await expect(mine.getByText(/退款规则：付款后 7 天内、这段会员期里/)).toBeVisible();
  await payByPhone(browser, world.url, mine, token);
  await expect(mine.getByRole('heading', { name: '付好了，会员已经生效' })).toBeVisible();
  await mine.getByRole('link', { name: '看我的会员' }).click();
  await mine.waitForURL(/\/vip$/);
  await expect(mine.getByText('你是一级会员')).toBeVisible();
  await expect(mine.getByRole('link', { name: '升级进阶会员' })).toBeVisible();

  await mine.goto(path);
  await mine.getByRole('button', { name: '会员免费加入' }).click();
  await mine
    .getByRole('link', { name: /^(开始学习|去学习|开始)/ })
    .first()
    .click();
  await mine.waitForURL(/\/view\//);
  await expect(mine.getByText('购买后可以学习')).toHaveCount(0);
  await mine.context().close();
});

test('an operator puts one seat on sale; the second learner finds it gone, and pays what everybody does', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [first, second, operator] = await Promise.all([LEARNER, OTHER, OPERATOR].map((who) => tokenOf(world.url, who)));
  const { id: courseId, courseName } = await courseForBoth(world.url, first!, second!);
  const ours = await openAs(browser, world.url, operator!, '/admin/promotions');
  await ours.getByRole('button', { name: '新建活动' }).click();
  const form = ours.getByRole('dialog');
  await form.getByLabel('名称').fill('最后一个');
  await form.getByRole('combobox', { name: '课程' }).fill(courseName);
  await ours.getByRole('option', { name: courseName }).click();
  await form.getByLabel('活动价').fill('5');
  await form.getByLabel('底价').fill('6');
  await form.getByLabel('名额').fill('1');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('活动价不能低于底价')).toBeVisible();
  await form.getByLabel('底价').fill('5');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(ours.getByRole('row').filter({ hasText: '最后一个' })).toContainText('0 / 1');

  const mine = await openAs(browser, world.url, first!, '/sale');
  const tile = mine.getByRole('article').filter({ hasText: '最后一个' });
  await expect(tile.getByText('还剩 1 个')).toBeVisible();
  const theirs = await openAs(browser, world.url, second!, `/list?str=${encodeURIComponent(courseName)}`);
  const card = theirs.locator('main').getByRole('link').filter({ hasText: courseName }).first();
  await expect(card).toContainText(/¥5原价 ¥\S+限时价/);
  await tile.getByRole('link', { name: '立即抢购' }).click();
  await mine.waitForURL(/\/pay\?courseId=/);
  await expect(mine.getByText('限时特价：最后一个')).toBeVisible();
  await mine.getByRole('button', { name: '提交订单' }).click();
  await mine.waitForURL(/\/pay\/\d+$/);

  await theirs.reload();
  await expect(card).not.toContainText('限时价');
  await theirs.goto('/sale');
  const gone = theirs.getByRole('article').filter({ hasText: '最后一个' });
  await expect(gone.getByText('已抢完')).toBeVisible();
  await theirs.goto(`/pay?courseId=${courseId}`);
  await expect(theirs.getByText('限时特价：最后一个')).toHaveCount(0);

  await mine.getByRole('button', { name: '取消订单' }).click();
  await mine.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await mine.waitForURL(/\/pay\/payError/);
  await theirs.goto('/sale');
  await expect(gone.getByText('还剩 1 个')).toBeVisible();
  for (const one of [mine, theirs, ours]) await one.context().close();
});

/** Orders what is shown and pays it with the phone of the demo. */
async function payByPhone(browser: Browser, url: string, mine: Page, token: string): Promise<void> {
  await mine.getByRole('button', { name: '提交订单' }).click();
  await mine.waitForURL(/\/pay\/\d+$/);
  await expect(mine.getByRole('img', { name: '付款的二维码' })).toBeVisible();
  const phonePath = await mine.getByRole('link', { name: '打开演示手机' }).getAttribute('href');
  const phone = await openAs(browser, url, token, phonePath!, { width: 390, height: 844 });
  await phone.getByRole('button', { name: '付款', exact: true }).click();
  await expect(phone.getByText('已扣款')).toBeVisible();
  await mine.waitForURL(/\/pay\/paySuccess/, { timeout: 60_000 });
  await phone.context().close();
}

/** A recorded course that members have for nothing, and that the learner does not have. */
async function memberCourse(url: string, token: string): Promise<string> {
  const { list = [] } = await ask(url, token, '/course/api/courseInfo/list', { courseCategory: 1, isVipFree: 1 });
  for (const { id } of list) if ((await standingOf(url, token, id)) === 'buy') return `/course/${id}`;
  throw new Error('the demo world has no course for members');
}

/** A recorded course that costs money, that neither learner has and that no promotion is about. */
async function courseForBoth(url: string, ...tokens: string[]): Promise<Named> {
  const body = { courseCategory: 1, isFree: 0, pageSize: 50 };
  const { list = [] } = await ask(url, tokens[0]!, '/course/api/courseInfo/list', body);
  for (const { id, courseName } of list) {
    const standings = await Promise.all(tokens.map((token) => standingOf(url, token, id)));
    const { promotion } = await ask(url, tokens[0]!, '/trade/api/promotion/ofCourse', { courseId: id });
    if (standings.every((standing) => standing === 'buy') && promotion === null) return { id, courseName };
  }
  throw new Error('the demo world sells no course to both learners');
}

const standingOf = async (url: string, token: string, courseId: string) =>
  (await ask(url, token, '/trade/auth/order/info/checkout', { courseId })).standing;

async function ask(url: string, token: string, path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', token };
  const reply = await fetch(`${url}/apis${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await reply.json()) as { data: Answer }).data;
}

interface Named {
  id: string;
  courseName: string;
}

interface Answer {
  list?: Named[];
  standing?: string;
  promotion?: object | null;
}
