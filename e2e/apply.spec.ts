import type { Browser, Page } from '@playwright/test';
import { withCheckCharacter } from '../contract/src/rules/orgCode.ts';
import { agree, DEMO_PASSWORD, field, signIn, takeCode, typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const applicant = '13800000115';
const colleague = '13800000118';
const operator = '13800000009';
const company = { name: '石桥数据', code: withCheckCharacter('00000000000000699') };

test('a company applies, is refused, corrects, joins; its administrator brings in a colleague who sees only his buttons', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const theirs = await person(browser, applicant);
  const ours = await person(browser, operator, '平台运营');

  await apply(theirs);
  await decide(ours, '退回', '联系人写全名，再交一次');
  await expect(ours.getByText('已退回，对方会收到消息')).toBeVisible();

  await theirs.goto('/apply/enterprise');
  await expect(theirs.getByText('联系人写全名，再交一次')).toBeVisible();
  await theirs.getByRole('link', { name: '修改后再提交' }).click();
  await expect(field(theirs, '企业全称')).toHaveValue(company.name);
  await expect(theirs.getByText('已经核实过，不用再收验证码')).toBeVisible();
  await field(theirs, '联系人').fill('展舒');
  await theirs.getByRole('button', { name: '提交申请' }).click();
  await expect(theirs.getByRole('heading', { name: '正在审核' })).toBeVisible();

  await ours.goto('/admin/review/organizations');
  await decide(ours, '通过', '');
  await expect(ours.getByText('已通过，对方会收到消息')).toBeVisible();

  await theirs.goto('/apply/enterprise');
  await theirs.getByRole('button', { name: '进入企业中心' }).click();
  await expect(acting(theirs)).toHaveText('企业');

  await makeNarrowRole(theirs);
  await invite(theirs);
  const his = await person(browser, colleague);
  await accept(his);
  await theirs.goto('/account/staff');
  await expect(theirs.getByRole('button', { name: '邀请员工' })).toBeVisible();
  for (const one of [theirs, ours, his]) await one.context().close();
});

/** The identity that the header shows. */
const acting = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /的菜单$/ })
    .locator('small');

async function person(browser: Browser, mobile: string, identity?: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (identity === undefined) {
    await signIn(page, mobile);
    return page;
  }
  await page.goto('/login');
  await typePassword(page, mobile, DEMO_PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: identity }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

/** Agreement, form with a wrong code first, licence, region, and the code of the message. */
async function apply(page: Page): Promise<void> {
  await page.goto('/apply');
  await page.getByRole('link', { name: '企业入驻' }).click();
  await page.getByRole('button', { name: /^下一步/ }).click();
  await expect(page.getByText('请先阅读并同意入驻协议')).toBeVisible();
  await agree(page);
  await page.getByRole('button', { name: /^下一步/ }).click();

  await field(page, '企业全称').fill(company.name);
  await field(page, '统一社会信用代码').fill('000000000000006991');
  await field(page, '详细地址').fill('石桥路 000 号');
  await expect(page.getByText('统一社会信用代码的校验位不对，请逐位核对')).toBeVisible();
  await field(page, '统一社会信用代码').fill(company.code);
  await page.getByLabel('上传营业执照').setInputFiles('seed/media/licences/yuanfeng.webp');
  await page.getByRole('combobox', { name: '行业' }).selectOption({ label: '数字技术：大数据与云计算' });
  await page.getByRole('combobox', { name: '规模' }).selectOption({ label: '20–99 人' });
  await page.getByRole('combobox', { name: '所在地区：省' }).selectOption({ label: '湖北省' });
  await page.getByRole('combobox', { name: '所在地区：市' }).selectOption({ label: '武汉市' });
  await field(page, '联系人').fill('石');
  await expect(page.getByRole('button', { name: '移除营业执照' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('已恢复上次没提交的内容')).toBeVisible();
  await expect(field(page, '企业全称')).toHaveValue(company.name);
  await takeCode(page, applicant);
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('heading', { name: '正在审核' })).toBeVisible();
}

async function decide(page: Page, verdict: '通过' | '退回', opinion: string): Promise<void> {
  await page.goto('/admin/review/organizations');
  await page.getByRole('button', { name: `审核：${company.name}` }).click();
  const dialog = page.getByRole('dialog', { name: company.name });
  await expect(dialog.getByRole('img', { name: '营业执照' })).toBeVisible();
  if (verdict === '退回') {
    await dialog.getByRole('button', { name: '退回' }).click();
    await expect(dialog.getByText('请写明退回的原因，对方会看到')).toBeVisible();
    await field(page, '意见').fill(opinion);
  }
  await dialog.getByRole('button', { name: verdict }).click();
  await expect(dialog).toBeHidden();
}

async function makeNarrowRole(page: Page): Promise<void> {
  await page.goto('/account/roles/addRole');
  await field(page, '角色名称').fill('人事助理');
  await page.getByRole('checkbox', { name: '查看员工', exact: true }).check();
  await page.getByRole('button', { name: '保存角色' }).click();
  await expect(page.getByText('人事助理')).toBeVisible();
}

async function invite(page: Page): Promise<void> {
  await page.goto('/account/staff');
  await page.getByRole('button', { name: '邀请员工' }).click();
  const dialog = page.getByRole('dialog', { name: '邀请员工' });
  await dialog.getByRole('textbox', { name: '姓名' }).fill('吴淮');
  await dialog.getByRole('textbox', { name: '手机号' }).fill(colleague);
  await dialog.getByRole('checkbox', { name: /^人事助理/ }).check();
  await dialog.getByRole('button', { name: '发送邀请' }).click();
  await expect(page.getByText('邀请发送成功')).toBeVisible();
}

/** The colleague joins, acts for the company, and finds the staff without the buttons that change it. */
async function accept(page: Page): Promise<void> {
  await page.goto('/account/invitation');
  await page.getByRole('button', { name: '接受', exact: true }).click();
  await expect(page.getByText('加入成功')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /的菜单$/ })
    .click();
  await page.getByRole('button', { name: `${company.name}（企业）`, exact: true }).click();
  await expect(acting(page)).toHaveText('企业');

  await page.goto('/account/staff');
  await expect(page.getByRole('heading', { name: '员工', level: 1 })).toBeVisible();
  await expect(page.getByRole('table').getByText('吴淮')).toBeVisible();
  await expect(page.getByRole('button', { name: '邀请员工' })).toHaveCount(0);
  await expect(page.getByRole('complementary').getByRole('link', { name: '角色' })).toHaveCount(0);
}
