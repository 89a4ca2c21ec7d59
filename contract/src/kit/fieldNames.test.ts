import * as z from 'zod';
import { expect, test } from 'vitest';
import { labelOf, labelsIn } from './fieldNames.ts';
import { fieldSchema, fieldSchemas } from './fieldSchema.ts';
import { line, optionalLine } from './values.ts';

test('a field keeps its name whatever is added to its schema', () => {
  const title = line(20, '标题');
  for (const schema of [
    title,
    title.min(2),
    title.refine(() => true),
    title.optional(),
    title.default(''),
    title.nullable(),
  ])
    expect(labelOf(schema)).toBe('标题');
  expect(labelOf(optionalLine(20, '备注').refine(() => true))).toBe('备注');
  expect(labelOf(z.string())).toBeUndefined();
});

test('the names of an input are found through rows, checks and wishes of the object', () => {
  const row = z.object({ title: line(20, '章名') });
  const input = z.object({ name: line(20, '课程名'), id: z.string(), chapters: z.array(row).max(9).default([]) });
  expect(labelsIn(input.superRefine(() => undefined))).toEqual({ name: '课程名', title: '章名' });
});

test('a declared field is what its kind says, and messages name it as declared', () => {
  const table = fieldSchemas({
    name: { kind: 'line', label: '名称', called: '导航名称', max: 3, required: true },
    note: { kind: 'text', label: '说明', max: 3 },
    link: { kind: 'link', label: '链接', max: 30 },
    from: { kind: 'month', label: '开始时间', required: true },
  });
  const input = z.object(table);
  expect(input.parse({ name: ' 甲 ', from: '2026-01' })).toEqual({ name: '甲', note: '', link: '', from: '2026-01' });
  const wrong = input.safeParse({ name: '', note: '一二三四', link: 'ftp://x', from: '2026' });
  expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
    '请输入导航名称',
    '说明最多 3 个字',
    '链接以 http:// 或 https:// 开头',
    '请选择开始时间',
  ]);
  expect(labelsIn(input)).toEqual({ name: '名称', note: '说明', link: '链接', from: '开始时间' });
  expect(fieldSchema({ kind: 'choice', label: '学历', required: true }).safeParse('').error?.issues[0]?.message).toBe(
    '请选择学历',
  );
});
