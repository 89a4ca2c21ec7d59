import type { FieldTable } from '../kit/field.ts';

/** What the publisher of a policy writes in words. */
export const startPolicy = {
  policyName: { kind: 'line', label: '政策名称', max: 60, required: true },
  issuedBy: { kind: 'line', label: '发文单位', max: 60, required: true },
  docNumber: { kind: 'line', label: '文号', max: 60 },
  regionCode: { kind: 'tree', label: '适用地区', tree: 'region' },
  amount: { kind: 'line', label: '能得到什么', max: 40, required: true },
  summary: { kind: 'text', label: '用大白话说', max: 600, required: true },
  howTo: { kind: 'text', label: '怎么申请', max: 600, required: true },
  sourceUrl: { kind: 'link', label: '原文网址', max: 300 },
} as const satisfies FieldTable;

/** Its days, its kind, its original text and the files with it. */
export const startPolicyMore = {
  policyLevel: { kind: 'choice', label: '级别' },
  policyField: { kind: 'choice', label: '类别' },
  issuedOn: { kind: 'date', label: '发文日期', required: true },
  applyFrom: { kind: 'date', label: '申请开始' },
  applyUntil: { kind: 'date', label: '申请截止' },
  validUntil: { kind: 'date', label: '政策失效' },
  original: { kind: 'html', label: '政策原文', set: 'article', max: 20_000, required: true },
  papers: { kind: 'text', label: '要交的材料', max: 900 },
  attachments: { kind: 'files', label: '附件', purpose: 'policyFile', max: 5 },
} as const satisfies FieldTable;

/** Whom it is for: bounds that are left empty say nothing. */
export const policyRules = {
  startFields: { kind: 'choice', label: '限定的行业' },
  gradMonths: { kind: 'number', label: '毕业不超过几个月', min: 0, max: 240 },
  degreeLevel: { kind: 'choice', label: '最低学历' },
  ageYears: { kind: 'number', label: '年龄不超过几岁', min: 16, max: 70 },
  registeredMost: { kind: 'number', label: '登记不超过几个月', min: 0, max: 240 },
  registeredLeast: { kind: 'number', label: '登记至少几个月', min: 0, max: 240 },
  teamSize: { kind: 'number', label: '团队至少几人', min: 1, max: 500 },
  hiredCount: { kind: 'number', label: '带动就业至少几人', min: 1, max: 500 },
  sharePercent: { kind: 'number', label: '本人占股至少百分之几', min: 1, max: 100 },
  insuredMonths: { kind: 'number', label: '社保至少几个月', min: 1, max: 240 },
} as const satisfies FieldTable;

export const policyChange = {
  changeNote: { kind: 'line', label: '这一版改了什么', max: 100 },
} as const satisfies FieldTable;

/** What a founder tells of themselves and the team, for the self-check. */
export const founder = {
  regionCode: { kind: 'tree', label: '在哪里创业', tree: 'region' },
  startField: { kind: 'choice', label: '做哪一行' },
  degreeLevel: { kind: 'choice', label: '最高学历' },
  graduatedOn: { kind: 'month', label: '毕业年月' },
  bornOn: { kind: 'month', label: '出生年月' },
  registerState: { kind: 'choice', label: '登记注册' },
  registeredOn: { kind: 'date', label: '登记日期' },
  teamSize: { kind: 'number', label: '团队有几人', min: 1, max: 500 },
  hiredCount: { kind: 'number', label: '带动就业几人', min: 0, max: 500 },
  sharePercent: { kind: 'number', label: '本人占股百分之几', min: 0, max: 100 },
  insuredMonths: { kind: 'number', label: '社保交了几个月', min: 0, max: 600 },
  isAlert: { kind: 'flag', label: '新政策提醒' },
} as const satisfies FieldTable;
