import * as z from 'zod';
import { named } from '../kit/fieldNames.ts';
import { FileUrl, line } from '../kit/values.ts';

const dayPattern = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const timePattern = /^(20\d\d-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** A day of the calendar: the thirtieth of February is none. */
function isDay(text: string): boolean {
  const time = dayPattern.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

interface Labelled {
  readonly label: string;
}

/** A day that must be there. */
export const day = ({ label }: Labelled) => named({ label }, z.string().refine(isDay, `请选择${label}`));

/** A moment that must be there. */
export const moment = ({ label }: Labelled) =>
  named(
    { label },
    z.string().refine((text) => isDay(timePattern.exec(text)?.[1] ?? ''), `请选择${label}`),
  );

interface Bounded extends Labelled {
  readonly min: number;
  readonly max: number;
}

/** A whole number between the ends that its field declares. */
export const whole = ({ label, min, max }: Bounded) =>
  named({ label }, z.int(`${label}请填整数`).min(min, `${label}最少填 ${min}`).max(max, `${label}最多填 ${max}`));

/** Yuan with at most two decimals, between the ends that the field declares. */
export const yuan = ({ label, min, max }: Bounded) =>
  named(
    { label },
    z
      .number(`请填写${label}`)
      .min(min, `${label}最少 ${min} 元`)
      .max(max, `${label}最多 ${max} 元`)
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, `${label}最多两位小数`),
  );

/** Files that belong to a report or a receipt. */
export const files = ({ label, max }: Labelled & { readonly max: number }) =>
  named(
    { label },
    z
      .array(z.object({ name: line(100, '文件名称'), url: FileUrl }))
      .max(max, `${label}最多 ${max} 个`)
      .refine((some) => new Set(some.map(({ url }) => url)).size === some.length, '同一个文件只放一次')
      .default([]),
  );

export const ShownFiles = z.array(z.object({ name: z.string(), url: z.string() }));
