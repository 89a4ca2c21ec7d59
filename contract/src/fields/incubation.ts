import type { FieldTable } from '../kit/field.ts';

/** What an institution tells of a base (孵化基地). */
export const incubationBase = {
  baseName: { kind: 'line', label: '基地名称', max: 40, required: true },
  regionCode: { kind: 'tree', label: '所在地区', tree: 'region' },
  address: { kind: 'line', label: '地址', max: 100, required: true },
  openText: { kind: 'line', label: '开放时间', max: 60, required: true },
  intro: { kind: 'text', label: '基地介绍', max: 1000, required: true },
  contact: { kind: 'line', label: '联系方式', max: 60 },
} as const satisfies FieldTable;

export const incubationBaseMore = {
  isShown: { kind: 'flag', label: '公开这个基地' },
} as const satisfies FieldTable;

export const basePlace = {
  placeName: { kind: 'line', label: '名称', max: 30, required: true },
} as const satisfies FieldTable;

export const basePlaceMore = {
  placeKind: { kind: 'choice', label: '种类' },
  seats: { kind: 'number', label: '坐得下几人', min: 1, max: 500 },
} as const satisfies FieldTable;

export const deskUse = {
  projectId: { kind: 'choice', label: '给哪个项目' },
  fromOn: { kind: 'date', label: '从哪一天', required: true },
  untilOn: { kind: 'date', label: '到哪一天', required: true },
} as const satisfies FieldTable;

export const roomBooking = {
  purpose: { kind: 'line', label: '做什么用', max: 60, required: true },
} as const satisfies FieldTable;

export const roomBookingMore = {
  placeId: { kind: 'choice', label: '会议室' },
  beginsAt: { kind: 'time', label: '开始时间', required: true },
  hours: { kind: 'number', label: '几个小时', min: 1, max: 8 },
} as const satisfies FieldTable;

/** Why something is taken back from somebody. */
export const takenBack = {
  opinion: { kind: 'text', label: '原因', max: 300, required: true },
} as const satisfies FieldTable;

export const tutorInvitation = {
  mobile: { kind: 'mobile', label: '导师的手机号', max: 11, required: true },
  topics: { kind: 'line', label: '能谈什么', max: 60, required: true },
} as const satisfies FieldTable;

export const tutorHour = {
  beginsAt: { kind: 'time', label: '开始时间', required: true },
  minutes: { kind: 'number', label: '多少分钟', min: 15, max: 240 },
  place: { kind: 'line', label: '在哪里', max: 60, required: true },
} as const satisfies FieldTable;

export const hourBooking = {
  topic: { kind: 'text', label: '想谈什么', max: 300, required: true },
} as const satisfies FieldTable;

export const hourNote = {
  note: { kind: 'text', label: '谈话记录', max: 1000, required: true },
} as const satisfies FieldTable;

export const milestone = {
  title: { kind: 'line', label: '里程碑', max: 60, required: true },
  goal: { kind: 'text', label: '做到什么算数', max: 500, required: true },
} as const satisfies FieldTable;

export const milestoneMore = {
  dueOn: { kind: 'date', label: '哪一天之前', required: true },
} as const satisfies FieldTable;

export const milestoneReport = {
  content: { kind: 'text', label: '做到了什么', max: 2000, required: true },
} as const satisfies FieldTable;

export const milestoneReportMore = {
  files: { kind: 'files', label: '附件', purpose: 'incubation', max: 5 },
} as const satisfies FieldTable;

export const milestoneCheck = {
  opinion: { kind: 'text', label: '意见', max: 500 },
} as const satisfies FieldTable;

export const projectCheck = {
  found: { kind: 'text', label: '看到了什么', max: 1000, required: true },
} as const satisfies FieldTable;

export const projectCheckMore = {
  checkedOn: { kind: 'date', label: '检查日期', required: true },
  checkVerdict: { kind: 'choice', label: '结论' },
} as const satisfies FieldTable;

export const fund = {
  purpose: { kind: 'line', label: '申请做什么', max: 60, required: true },
  plan: { kind: 'text', label: '怎么用', max: 1000, required: true },
} as const satisfies FieldTable;

export const fundMore = {
  asked: { kind: 'number', label: '申请金额', min: 1, max: 5_000_000 },
} as const satisfies FieldTable;

export const fundDecision = {
  granted: { kind: 'number', label: '批准金额', min: 0, max: 5_000_000 },
  opinion: { kind: 'text', label: '意见', max: 500 },
} as const satisfies FieldTable;

export const fundReceipt = {
  what: { kind: 'line', label: '买了什么', max: 60, required: true },
} as const satisfies FieldTable;

export const fundReceiptMore = {
  spentOn: { kind: 'date', label: '哪一天', required: true },
  amount: { kind: 'number', label: '金额', min: 0.01, max: 5_000_000 },
  files: { kind: 'files', label: '票据', purpose: 'incubation', max: 5 },
} as const satisfies FieldTable;

export const followUp = {
  note: { kind: 'text', label: '说明', max: 500 },
} as const satisfies FieldTable;

export const followUpMore = {
  half: { kind: 'choice', label: '哪半年' },
  jobs: { kind: 'number', label: '期末有多少人', min: 0, max: 100_000 },
  revenue: { kind: 'number', label: '半年收入', min: 0, max: 10_000_000_000 },
  financing: { kind: 'number', label: '半年融资', min: 0, max: 10_000_000_000 },
} as const satisfies FieldTable;
