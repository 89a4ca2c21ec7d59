import type { Page } from '@playwright/test';
import { codeTo } from './inDatabase.ts';
import { expect } from './test.ts';
import type { World } from './world.ts';

/** Whoever's page of withdrawals this is draws so many yuan, with the code that comes to the phone. */
export async function drawn(
  own: Page,
  world: World,
  mobile: string,
  { money, says }: { money: string; says: string },
): Promise<void> {
  await own.getByRole('button', { name: '提现', exact: true }).click();
  const dialog = own.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: '提现金额' });
  await field.fill(money);
  await field.blur();
  await expect(dialog.getByText(says)).toBeVisible();
  await dialog.getByRole('button', { name: /获取验证码|发送验证码/ }).click();
  await dialog.getByText(/已发送到/).waitFor();
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill(await codeTo(world, mobile));
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await own.getByText('提现申请提交成功').waitFor();
}
