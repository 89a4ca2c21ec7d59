import type { FieldTable } from '../kit/field.ts';

/** What a team writes of its project in words. */
export const startProject = {
  projectName: { kind: 'line', label: '项目名称', max: 40, required: true },
  slogan: { kind: 'line', label: '一句话介绍', max: 60, required: true },
  regionCode: { kind: 'tree', label: '在哪里做', tree: 'region' },
  problem: { kind: 'text', label: '解决什么问题', max: 1000 },
  solution: { kind: 'text', label: '怎么做', max: 2000 },
  need: { kind: 'text', label: '现在需要什么', max: 500 },
  plan: { kind: 'text', label: '接下来的计划', max: 2000 },
  figures: { kind: 'text', label: '到现在的数字', max: 1000 },
} as const satisfies FieldTable;

export const startProjectMore = {
  startField: { kind: 'choice', label: '行业' },
  projectStage: { kind: 'choice', label: '走到哪一步' },
  audiences: { kind: 'choice', label: '给谁看' },
  isShown: { kind: 'flag', label: '入孵之后公开项目页' },
} as const satisfies FieldTable;

export const teamInvitation = {
  mobile: { kind: 'mobile', label: '对方的手机号', max: 11, required: true },
  teamRole: { kind: 'choice', label: '请他做' },
  duty: { kind: 'line', label: '负责什么', max: 30, required: true },
  words: { kind: 'text', label: '想说的话', max: 300 },
} as const satisfies FieldTable;

export const openRole = {
  roleName: { kind: 'line', label: '找什么人', max: 30, required: true },
  words: { kind: 'text', label: '要做什么', max: 300, required: true },
} as const satisfies FieldTable;

export const openRoleMore = {
  abilities: { kind: 'choice', label: '想要的能力' },
} as const satisfies FieldTable;

export const projectSubmission = {
  hostOrgNo: { kind: 'choice', label: '交给哪个孵化单位' },
} as const satisfies FieldTable;

/** What the host decides, and why. */
export const projectStep = {
  opinion: { kind: 'text', label: '意见', max: 500 },
} as const satisfies FieldTable;

/** What somebody tells teams that look for people. */
export const teamWish = {
  words: { kind: 'text', label: '我想做什么、能做什么', max: 200, required: true },
} as const satisfies FieldTable;

export const teamWishMore = {
  startFields: { kind: 'choice', label: '想做的行业' },
} as const satisfies FieldTable;

/** The same as the export of one's own data calls it. */
export const teamWishKept = {
  ...teamWish,
  ...teamWishMore,
  agreedAt: { kind: 'time', label: '同意的时间' },
} as const satisfies FieldTable;

/** What is said to somebody whom the platform proposed. */
export const foundInvitation = {
  words: { kind: 'text', label: '想说的话', max: 300, required: true },
} as const satisfies FieldTable;
