import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const LECTURER = '13800000002';
const LEARNER = '13800001001';

test('a learner objects to a mark that is out, the teacher corrects it, and both read the trail', async ({
  page,
  context,
  request,
}) => {
  const as = async <T>(mobile: string, userType: number, name: string, data: object): Promise<T> => {
    await enter(context, request, mobile, userType);
    const cookie = (await context.cookies()).find(({ name: called }) => called === 'RC_WEB_TOKEN');
    const reply = await request.post(`/apis/user/auth/${name}`, { headers: { token: cookie!.value }, data });
    return ((await reply.json()) as { data: T }).data;
  };
  const lecturer = <T>(name: string, data: object) => as<T>(LECTURER, 2, name, data);
  const { list } = await lecturer<{ list: { offeringId: string; offeringName: string; releaseState: number }[] }>(
    'score/offerings',
    { releaseState: 0, pageSize: 100 },
  );
  const { offeringId, offeringName } = list[0]!;
  const sheet = await lecturer<{ students: { userNo: string }[] }>('score/sheet', { offeringId });
  const made = await lecturer<{ parts: { id: string }[] }>('score/parts', {
    offeringId,
    parts: [{ partName: '总评', weight: 100 }],
  });
  const cells = sheet.students.map(({ userNo }) => ({ partId: made.parts[0]!.id, userNo, value: '58' }));
  await lecturer('score/enter', { offeringId, cells });
  await lecturer('score/release', { offeringId });

  await enter(context, request, LEARNER, 1);
  await page.goto('/account/scores');
  await page.getByRole('button', { name: `申诉${offeringName}的成绩` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog.getByLabel('申诉的理由')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('申诉的理由').fill('第三题漏了两分');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('待处理')).toBeVisible();

  await enter(context, request, LECTURER, 2);
  await page.goto(`/account/scores?offering=${offeringId}`);
  await page.getByRole('button', { name: /答复.*的申诉/ }).click();
  await dialog.getByRole('radio', { name: '更正一项' }).check();
  await dialog.getByRole('combobox', { name: '更正哪一项' }).selectOption({ index: 1 });
  await dialog.getByLabel('更正为').fill('60');
  await dialog.getByRole('textbox', { name: '答复' }).fill('补上两分');
  await dialog.getByRole('button', { name: '答复', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: '更正记录' })).toContainText('58 → 60');

  await enter(context, request, LEARNER, 1);
  await page.goto('/account/scores');
  await expect(page.getByText('已改分')).toBeVisible();
  await expect(page.getByText('补上两分')).toBeVisible();
});
