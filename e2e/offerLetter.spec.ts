import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const PERSON = { mobile: '13800000113', userType: 1 };
const BOSS = { mobile: '13800000005', userType: 5 };

test('an enterprise offers a job by a letter, the person takes it, and anybody verifies its number', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const [boss, person] = await Promise.all([BOSS, PERSON].map((who) => tokenOf(world.url, who)));
  const theirs = await openAs(browser, world.url, boss!, '/account/talent?view=list&str=彭舟');
  await theirs.getByRole('link', { name: '彭舟', exact: true }).first().click();
  await theirs.waitForURL(/talent\/profile/);
  await theirs.getByRole('button', { name: '发录用信' }).click();
  const dialog = theirs.getByRole('dialog');
  await field(theirs, '工作地点').fill('杭州市余杭区文一西路');
  await dialog.getByRole('radio', { name: '三方协议' }).check();
  await field(theirs, '开始的日子').fill('2099-12-15');
  await dialog.getByRole('button', { name: '发出' }).click();
  await expect(dialog.getByText('请输入薪资').last()).toBeVisible();
  await field(theirs, '薪资').fill('月薪 9000 元');
  await dialog.getByRole('button', { name: '发出' }).click();
  await expect(dialog.getByText('三方协议要写明学校').last()).toBeVisible();
  await dialog.getByRole('radio', { name: '正式录用' }).check();
  await dialog.getByRole('button', { name: '发出' }).click();
  await expect(theirs.getByText('录用信发出了，对方会收到消息')).toBeVisible();

  const mine = await openAs(browser, world.url, person!, '/account/jobs/offer');
  const letter = mine
    .getByRole('list', { name: '录用信' })
    .getByRole('listitem')
    .filter({ hasText: '等对方答复' })
    .first();
  await expect(letter.getByText('月薪 9000 元')).toBeVisible();
  expect(await findingsOf(mine)).toEqual([]);
  const file = await mine.request.get((await letter.getByRole('link', { name: /的录用信$/ }).getAttribute('href'))!);
  expect(file.headers()['content-type']).toContain('application/pdf');
  const number = (await letter.textContent())!.match(/LY\d{8}-[0-9A-Z]{8}/)![0];
  await letter.getByRole('button', { name: /^接受/ }).click();
  await field(mine, '给企业的话').fill('下月一号到岗');
  await mine.getByRole('dialog').getByRole('button', { name: '接受', exact: true }).click();
  await expect(mine.getByText('接受了，企业会收到消息')).toBeVisible();

  await theirs.goto('/account/talent/offer');
  const sent = theirs.getByRole('list', { name: '录用信' }).getByRole('listitem').filter({ hasText: number });
  await expect(sent.getByText('下月一号到岗')).toBeVisible();
  expect(await findingsOf(theirs)).toEqual([]);
  await theirs.goto(`/certificate/verify?no=${number}`);
  await expect(theirs.getByRole('heading', { name: '录用信属实' })).toBeVisible();
  await expect(theirs.getByText(/接受了/)).toBeVisible();
  expect(await findingsOf(theirs)).toEqual([]);
  for (const one of [mine, theirs]) await one.context().close();
});
