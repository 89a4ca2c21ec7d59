import type { InputOf } from '#contract/kit/schema.ts';
import * as desk from '#contract/startup/policyDesk.ts';
import type * as check from '#contract/startup/policyCheck.ts';
import type { Person } from './testApp.ts';

/** What the form of a policy sends; its days are around the clock of the tests (November 2026). */
export const policyForm = (more: object = {}): InputOf<typeof desk.publish.input> => ({
  policyName: '洪山区大学生一次性创业补贴',
  issuedBy: '洪山区人力资源服务中心',
  docNumber: '洪人服〔2026〕12 号',
  regionCode: '420111',
  amount: '一次给 8000 元',
  summary: '毕业不久、在洪山登记了公司的人，可以领一笔钱。',
  howTo: '到区政务大厅三楼，或在线提交。',
  sourceUrl: '',
  policyLevel: 4,
  policyField: 1,
  issuedOn: '2026-09-01',
  applyFrom: '2026-10-01',
  applyUntil: '2026-12-31',
  validUntil: '2027-12-31',
  original: '<p>第一条 为鼓励创业，制定本办法。</p>',
  papers: ['身份证', '营业执照'],
  attachments: [],
  startFields: [],
  gradMonths: 60,
  degreeLevel: null,
  ageYears: null,
  registeredMost: 36,
  registeredLeast: 0,
  teamSize: null,
  hiredCount: null,
  sharePercent: null,
  insuredMonths: null,
  ...more,
});

/** A row that the library shows. */
export const makePublicPolicy = (more: object = {}) => ({
  ...policyForm(),
  policyState: 1,
  version: 1,
  toldVersion: 1,
  publishedAt: '2026-11-01 09:00:00',
  ...more,
});

/** Publishes one. Returns its id. */
export async function publishOne(publisher: Person, more: object = {}): Promise<string> {
  const { code, msg, data } = await publisher.send(desk.publish, policyForm(more));
  if (code !== 200) throw new Error(`the policy was not published: ${code} ${msg}`);
  return data.id;
}

/** Somebody who graduated two years ago and has a firm in Hongshan since last year. */
export const founder = (more: object = {}): InputOf<typeof check.saveFacts.input> => ({
  regionCode: '420111',
  startField: 1,
  degreeLevel: 3,
  graduatedOn: '2024-06',
  bornOn: '2002-03',
  registerState: 2,
  registeredOn: '2025-11-24',
  teamSize: 3,
  hiredCount: 1,
  sharePercent: 60,
  insuredMonths: 10,
  isAlert: 1,
  ...more,
});
