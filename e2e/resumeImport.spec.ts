import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };

const resume = {
  basics: { name: '林晓', label: '想做能落地的数据' },
  work: [{ name: '青禾数据', position: '实习生', startDate: '2026-07', endDate: '2026-08', summary: '整理问卷' }],
  projects: [{ name: '宿舍用电看板', roles: ['制图'], description: '每周一张图' }],
};

test('a learner reads a résumé file, completes and leaves out rows, and writes the rest', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const page = await openAs(browser, world.url, await tokenOf(world.url, LEARNER), '/account/info');
  await page.getByRole('link', { name: '导入简历' }).click();
  await page.waitForURL(/resumeImport/);
  expect(await findingsOf(page)).toEqual([]);
  const input = page.getByLabel('上传我的简历');
  await input.setInputFiles({
    name: '坏.docx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('d0cf11e0', 'hex'),
  });
  await expect(page.getByText('旧的 Word（.doc）读不了')).toBeVisible();
  const buffer = Buffer.from(JSON.stringify(resume));
  await input.setInputFiles({ name: '我的.json', mimeType: 'application/json', buffer });
  const works = page.getByRole('list', { name: '工作经历' });
  await expect(works.getByText('青禾数据')).toBeVisible();
  // The project has no beginning: it says so, and is left out.
  await expect(page.getByText('文件里没有读到：开始时间')).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.reload();
  await expect(works.getByText('青禾数据')).toBeVisible();
  await page.getByRole('button', { name: '不写「宿舍用电看板」' }).click();
  await works.getByRole('button', { name: '修改「青禾数据」' }).click();
  await works.getByRole('textbox', { name: '职位' }).fill('数据实习生');
  await page.getByRole('button', { name: '写进我的档案' }).click();
  await page.waitForURL(/account\/profile/);
  await expect(page.getByRole('heading', { name: '青禾数据' })).toBeVisible();
  await expect(page.getByText('数据实习生')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 JSON' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain('.json');
  await page.context().close();
});
