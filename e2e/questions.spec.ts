import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const LECTURER = { mobile: '13800000002', userType: 2 };
const TITLE = '移动平均的窗口取几天合适';

test('a learner asks, is shown what is alike, a lecturer answers, the asker accepts, both hear of it', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const [asks, helps] = await Promise.all([LEARNER, LECTURER].map((who) => tokenOf(world.url, who)));
  const asker = await openAs(browser, world.url, asks!, '/question/account/write');
  const title = asker.getByRole('textbox', { name: '标题' });
  await title.fill('七日留存两种写法差了 4%');
  await expect(asker.getByRole('list', { name: '相近的问题' }).getByText('该信哪一个')).toBeVisible();
  await title.fill(TITLE);
  await asker.getByRole('textbox', { name: '问题说明' }).fill('七天和三十天的曲线看起来很不一样。');
  const saved = asker.waitForResponse((reply) => (reply.request().postData() ?? '').includes('"labels":["数据分析"]'));
  await asker.getByRole('combobox', { name: '标签' }).fill('数据分析');
  await asker.keyboard.press('Enter');
  await saved;

  // what was not sent comes back
  await asker.reload();
  await expect(title).toHaveValue(TITLE);
  await asker.getByRole('button', { name: '提问', exact: true }).click();
  await expect(asker.getByRole('heading', { name: TITLE })).toBeVisible();
  const address = new URL(asker.url()).pathname;

  const helper = await openAs(browser, world.url, helps!, address);
  await helper.getByRole('button', { name: '开始写' }).click();
  await helper.getByRole('textbox', { name: '回答' }).fill('先看周期：有周规律就取七天。');
  await helper.getByRole('button', { name: '发布回答' }).click();
  await expect(helper.getByRole('heading', { name: '1 个回答' })).toBeVisible();

  await asker.goto(address);
  const answer = asker.getByRole('article', { name: '陈砚清的回答' });
  await answer.getByRole('button', { name: '陈砚清的回答有用' }).click();
  await expect(answer.getByRole('button', { name: '陈砚清的回答有用' })).toHaveAttribute('aria-pressed', 'true');
  await answer.getByRole('button', { name: '评论' }).click();
  await answer.getByRole('textbox', { name: '评论 陈砚清' }).fill('谢谢，果然有周规律');
  await answer.getByRole('button', { name: '发表评论' }).click();
  await expect(answer.getByText('谢谢，果然有周规律')).toBeVisible();
  await answer.getByRole('button', { name: '采纳' }).click();
  await expect(answer.getByText('提问者采纳')).toBeVisible();

  // what is typed into a dialog and not sent comes back too
  await helper.goto(address);
  const report = helper.getByRole('main').getByRole('button', { name: '举报' }).first();
  const note = helper.getByRole('dialog', { name: '举报' }).getByRole('textbox', { name: '补充说明' });
  await report.click();
  await note.fill('同样的问题上周有人问过');
  await helper.reload();
  await report.click();
  await expect(note).toHaveValue('同样的问题上周有人问过');

  await helper.goto('/account/message');
  await expect(helper.getByRole('button', { name: `你的回答被采纳了：「${TITLE}」` })).toBeVisible();
  await asker.goto('/account/ques');
  await expect(asker.getByRole('link', { name: TITLE })).toBeVisible();
  for (const one of [asker, helper]) await one.context().close();
});
