import type { Raised } from '#contract/course/draft.ts';
import { chapterFields, courseFacts, periodFields } from '#contract/fields/course.ts';
import type { FieldTable } from '#contract/kit/field.ts';
import { fieldAt } from '#contract/kit/field.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { isBlankHtml } from '#contract/rules/richText.ts';

const tables: Readonly<Record<string, FieldTable>> = {
  facts: courseFacts,
  chapter: chapterFields,
  period: periodFields,
};

const others: Readonly<Record<string, string>> = {
  categoryId1: '分类',
  categoryId2: '分类',
  categoryId3: '分类',
  fileType: '内容种类',
  mediaId: '文件',
  assessmentId: '作业或考试',
  toolLinkId: '外部工具',
  wares: '课件',
};

/** What a field of a record is called. */
export function labelOf(target: string, field: string): string {
  const [kind = ''] = target.split(':');
  return others[field] ?? fieldAt(tables[kind] ?? {}, field)?.label ?? '内容';
}

/** A value as somebody who has to choose between two reads it. */
export function shownValue(field: string, value: unknown): string {
  if (field === 'wares') return (value as { docName: string }[]).map(({ docName }) => docName).join('、') || '没有';
  if (field === 'abilities')
    return (
      (value as Raised[])
        .map(({ abilityName, abilityLevel }) => `${abilityName}（第 ${abilityLevel} 级）`)
        .join('、') || '没有'
    );
  if (field === 'fileType') return FileType.labels[value as FileType] ?? '';
  if (field === 'mediaId') return value === null ? '没有文件' : `文件 ${String(value)}`;
  if (field === 'assessmentId') return value === null ? '没有选' : `测评 ${String(value)}`;
  if (field === 'toolLinkId') return value === null ? '没有选' : `内容 ${String(value)}`;
  if (value === 1 || value === 0) return value === 1 ? '是' : '否';
  if (Array.isArray(value)) return value.join('、') || '没有';
  if (value === null || value === undefined || value === '') return '空';
  const text = String(value);
  return isHtml.has(field) ? textIn(text) : text;
}

const isHtml = new Set(['introduce', 'content']);

/** What is written between the tags. */
const textIn = (html: string): string =>
  isBlankHtml(html) ? '空' : (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
