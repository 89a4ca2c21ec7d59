import type { FieldTable } from '../kit/field.ts';

const address = { kind: 'code', label: '地址', max: 500 } as const;

export const nav = {
  navTitle: { kind: 'line', label: '名称', called: '导航名称', max: 12, required: true },
  navUrl: { ...address, required: true },
  target: { kind: 'choice', label: '打开方式' },
} as const satisfies FieldTable;

export const adv = {
  advTitle: { kind: 'line', label: '标题', max: 40, required: true },
  advKicker: { kind: 'line', label: '标题上方的小字', max: 20 },
  advText: { kind: 'text', label: '说明', max: 120 },
  advButton: { kind: 'line', label: '按钮文字', max: 10 },
  advImg: { kind: 'picture', label: '图片', purpose: 'picture' },
  advUrl: address,
  advTarget: { kind: 'choice', label: '打开方式' },
  beginTime: { kind: 'time', label: '开始时间', required: true },
  endTime: { kind: 'time', label: '结束时间', required: true },
} as const satisfies FieldTable;

export const category = {
  categoryName: { kind: 'line', label: '名称', called: '分类名称', max: 20, required: true },
  parentId: { kind: 'choice', label: '上级' },
  remark: { kind: 'line', label: '备注', max: 100 },
} as const satisfies FieldTable;

export const dictItem = {
  label: { kind: 'line', label: '名称', max: 40, required: true },
  value: { kind: 'code', label: '值', max: 40, required: true },
  parentValue: { kind: 'choice', label: '上级' },
} as const satisfies FieldTable;

export const footerGroup = {
  navName: { kind: 'line', label: '名称', max: 20, required: true },
} as const satisfies FieldTable;

export const footerArticle = {
  navName: { kind: 'line', label: '页脚名称', max: 20, required: true },
  artTitle: { kind: 'line', label: '文章标题', max: 60 },
  artDesc: { kind: 'html', set: 'article', label: '正文', max: 60_000, required: true },
} as const satisfies FieldTable;

export const hotWord = {
  word: { kind: 'line', label: '词', max: 20, required: true },
  choice: { kind: 'choice', label: '怎样显示' },
} as const satisfies FieldTable;

export const bannedWords = {
  words: { kind: 'text', label: '敏感词', max: 400_000, required: true },
} as const satisfies FieldTable;

/** A sentence that is looked through as if somebody were about to send it. */
export const wordTrial = {
  text: { kind: 'text', label: '要试的话', max: 4000, required: true },
} as const satisfies FieldTable;

export const friendLink = {
  linkName: { kind: 'line', label: '名称', max: 30, required: true },
  linkUrl: { ...address, required: true },
  linkTarget: { kind: 'choice', label: '打开方式' },
} as const satisfies FieldTable;

export const tag = {
  tagName: { kind: 'line', label: '标签', max: 20, required: true },
} as const satisfies FieldTable;

export const treeNode = {
  code: { kind: 'code', label: '代码', max: 40, required: true },
  name: { kind: 'line', label: '名称', max: 40, required: true },
} as const satisfies FieldTable;

export const zone = {
  zoneName: { kind: 'line', label: '名称', called: '专区名称', max: 20, required: true },
  zoneDesc: { kind: 'line', label: '说明', max: 60 },
  zoneType: { kind: 'choice', label: '内容' },
} as const satisfies FieldTable;

/** Why something is taken out of use. */
export const disabling = {
  reason: { kind: 'text', label: '原因', called: '停用的原因', max: 100, required: true },
} as const satisfies FieldTable;

/** Why somebody may recommend others, or may not any more. */
export const promoting = {
  reason: { kind: 'text', label: '原因', called: '开通或收回的原因', max: 100, required: true },
} as const satisfies FieldTable;

export const recommending = {
  sort: { kind: 'number', label: '推荐次序', min: 0, max: 9999, required: true },
} as const satisfies FieldTable;

export const granting = {
  roleId: { kind: 'choice', label: '角色', required: true },
} as const satisfies FieldTable;
