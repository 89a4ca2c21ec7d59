import * as z from 'zod';
import './chinese.ts';
import { isId, NONE } from '../rules/id.ts';
import type { OpenKind, OwnedKind } from '../rules/idKinds.ts';
import { fileAddress } from '../rules/uploads.ts';
import { named } from './fieldNames.ts';

const WRONG_ID = '编号不正确';

const idOr = (instead?: '' | typeof NONE) => z.string().refine((text) => isId(text) || text === instead, WRONG_ID);

/** What the row of an id is, and whether anybody may name it. */
export type Named = { kind: OwnedKind; isOpen: false } | { kind: OpenKind; isOpen: true };

const names = z.registry<Named>();

/** What an id of an input names; nothing for other schemas. */
export const namedBy = (schema: z.ZodType): Named | undefined => names.get(schema);

/** A 64-bit id, always a string on the wire. Inputs say what it names: `Id.of('note')`, `Id.open('course')`. */
export const Id = Object.assign(idOr(), {
  /** Names a row of somebody: whoever else sends it is refused, which `server/test/matrix.test.ts` proves. */
  of: (kind: OwnedKind, instead?: '' | typeof NONE) => idOr(instead).register(names, { kind, isOpen: false }),
  /** Names what everybody may name. */
  open: (kind: OpenKind, instead?: '' | typeof NONE) => idOr(instead).register(names, { kind, isOpen: true }),
});

/** The name of a part within a row, given by the page that writes it; it says nothing outside that row. */
export const PartId = z
  .string()
  .regex(/^[\da-z]{1,12}$/, WRONG_ID)
  .register(names, { kind: 'part', isOpen: true });

/** An id in an answer, or `NONE`. */
export const IdOrNone = idOr(NONE);

/** An id in an answer, or nothing where there is no such row. */
export const IdOrEmpty = idOr('');

/** Yuan with two decimals at most; `rules/money.ts` turns it into the cents that counting and showing use. */
export const Money = z.number().min(0);

/** `yyyy-MM-dd HH:mm:ss` in +08:00. */
export const Time = z.string();

export const Mobile = z
  .string()
  .trim()
  .regex(/^1[3-9]\d{9}$/, '请输入 11 位手机号');

/** A value of a dictionary; whether it is one today is for the handler to say. */
export const dictValue = (name: string) =>
  named({ label: name }, z.string(`请选择${name}`).regex(/^[\w-]{1,40}$/, `请选择${name}`));

/** Neither control characters nor halves of surrogate pairs: the database would refuse or change them. */
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;

/** Free text of one line: trimmed, without control characters. */
export const line = (max: number, name: string) =>
  named(
    { label: name },
    z
      .string()
      .trim()
      .min(1, `请输入${name}`)
      .max(max, `${name}最多 ${max} 个字`)
      .regex(oneLine, `${name}里有不能识别的字符`),
  );

/** Free text of one line that may be left empty. */
export const optionalLine = (max: number, name: string) =>
  named(
    { label: name },
    z.string().trim().max(max, `${name}最多 ${max} 个字`).regex(oneLine, `${name}里有不能识别的字符`).default(''),
  );

/** Free text of several lines. PostgreSQL can store neither NUL nor half a surrogate pair, so both are refused here. */
export const text = (max: number, name: string) =>
  named(
    { label: name },
    z
      .string()
      .trim()
      .min(1, `请输入${name}`)
      .max(max, `${name}最多 ${max} 个字`)
      .refine((value) => !value.includes('\0') && value.isWellFormed(), `${name}里有不能识别的字符`),
  );

/** The address of a file somebody uploaded; whose it is and what for is for the handler to ask (`ownFile`). */
export const FileUrl = z.string().regex(fileAddress, '文件不存在，请重新上传');

/** A day as `yyyy-MM-dd`, or empty. 2026-02-30 is not a day. */
export const optionalDay = (message: string) =>
  z
    .string()
    .refine((day) => day === '' || z.iso.date().safeParse(day).success, message)
    .default('');

/** 1 yes, 0 no: the two-valued fields of the wire. */
export const Flag = z.union([z.literal(0), z.literal(1)]);

export const Nothing = z.object({});
