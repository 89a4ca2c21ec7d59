import { call } from '../../../kit/call.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { joinedOrgs } from './calls.ts';

/** Says at the name, before anything else is filled in, that this organization has joined already. Needs a sign-in. */
export async function warnIfJoined(form: Fields, orgType: 3 | 4 | 5): Promise<void> {
  const orgName = nameIn(form);
  if (orgName.length < 2) return;
  try {
    const { list } = await call(await joinedOrgs(), { orgName, orgType, pageSize: 10 }, { isShowErrTip: false });
    if (!list.some((one) => one.orgName === orgName) || nameIn(form) !== orgName) return;
    form.setError('orgName', `「${orgName}」已经入驻，请联系它的管理员邀请你加入`);
  } catch {
    // Not found out does not hinder; submitting asks again.
  }
}

const nameIn = (form: Fields): string => String(form.getValues()['orgName'] ?? '').trim();
