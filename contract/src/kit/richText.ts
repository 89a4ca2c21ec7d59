import * as z from 'zod';
import { htmlSpace, isBlankHtml, lettersIn } from '../rules/richText.ts';
import type { Field } from './field.ts';
import { named } from './fieldNames.ts';

type RichField = Extract<Field, { kind: 'html' }>;

/** Rich text of a declared field: its letters are counted, not its tags. What may be in it the server decides. */
export function richText(field: RichField) {
  const name = field.called ?? field.label;
  return named(
    field,
    z
      .string()
      .trim()
      .max(htmlSpace(field.max), `${name}连同格式太长了，请分成几篇或去掉一些格式`)
      .refine((html) => lettersIn(html) <= field.max, `${name}最多 ${field.max} 个字`)
      .refine((html) => !html.includes('\0') && html.isWellFormed(), `${name}里有不能识别的字符`)
      .refine((html) => !field.required || !isBlankHtml(html), `请输入${name}`),
  );
}
