import { withCheckCharacter } from '#contract/rules/orgCode.ts';
import * as entSch from '#contract/user/entSch.ts';
import { storedFile } from '#server/db/schema/trust.ts';
import { dictItem, treeNode } from '#server/db/schema/system.ts';
import { codeFor } from './signIn.ts';
import type { Person, TestApp } from './testApp.ts';

let next = 0;

/** A credit code nobody else has. */
export const freshCode = (): string => withCheckCharacter(`91420100MA${String((next += 1)).padStart(7, '0')}`);

/** What the forms of applications choose from. */
export async function offerChoices(t: TestApp): Promise<void> {
  const { db } = t.database;
  await db.insert(dictItem).values([
    { dictKey: 'industry', value: '101', label: '软件与信息服务' },
    { dictKey: 'companySize', value: '3', label: '100–199 人' },
    { dictKey: 'schoolLevel', value: '2', label: '职业本科' },
  ]);
  await db.insert(treeNode).values([
    { kind: 'region', code: '420000', name: '湖北省', level: 1 },
    { kind: 'region', code: '420100', name: '武汉市', level: 2, parentCode: '420000' },
  ]);
}

/** The address of a file that a person uploaded. */
export async function uploadedBy(t: TestApp, person: Person, purpose = 'licence'): Promise<string> {
  const [row] = await t.database.db
    .insert(storedFile)
    .values({
      userNo: person.userNo,
      purpose,
      fileName: '营业执照.png',
      extension: 'webp',
      mimeType: 'image/webp',
      bytes: 10,
      storageKey: `test/${person.userNo}`,
    })
    .returning({ id: storedFile.id });
  return `/files/${row!.id}.webp`;
}

/** An enterprise's form as a person fills it in, without the code of the message. */
export async function enterpriseForm(t: TestApp, person: Person) {
  return {
    orgType: 5 as const,
    orgName: `远山数据${(next += 1)}`,
    orgCode: freshCode(),
    licenceImg: await uploadedBy(t, person),
    regionCode: '420100',
    address: '关山大道 1 号',
    industry: '101',
    size: '3',
    contactName: '林远',
    contactMobile: person.mobile,
    agree: true as const,
  };
}

/** The code sent to the mobile of an application; each asks from another address, because few are sent to one. */
export const applyCode = (t: TestApp, mobile: string): Promise<string> =>
  codeFor(t, mobile, 'apply', t.from(`10.1.${(next += 1)}.1`));

/** Somebody whose application waits. */
export async function applicant(t: TestApp) {
  const person = await t.person();
  const form = await enterpriseForm(t, person);
  const code = await applyCode(t, person.mobile);
  const { data } = await person.send(entSch.save, { ...form, code });
  return { person, form, id: data.id };
}
