import * as z from 'zod';
import { addressKind } from '../rules/addressKind.ts';
import { fileAddress } from '../rules/uploads.ts';
import { Flag, Id, optionalLine } from '../kit/values.ts';
import { CONFLICT, NOT_FOUND } from '../kit/errors.ts';
import { LIST_FULL } from './adminFailures.ts';

/** Changes with every change of the row. Who saves brings the one they saw: of two who edit at once one is told. */
export const Version = z.string().regex(/^\d{1,10}$/, '版本不正确');

/** What every row of the console's lists has besides its own fields. */
export const managedRow = { id: Id, statusId: Flag, version: z.string() };

/** What every save has besides: without an id the row is new. */
export const managedKey = { id: Id.optional(), version: Version.optional(), statusId: Flag.default(1) };

/** Names one row as it was seen. */
export const ManagedOne = z.object({ id: Id, version: Version });

/** All rows of a list in their new order. */
export const ManagedOrder = z.object({ ids: z.array(Id).min(1, '没有可以排序的内容').max(500, '一次最多排 500 条') });

export const Saved = z.object({ id: Id });

export const saveFails = [NOT_FOUND, CONFLICT, LIST_FULL];
export const oneFails = [NOT_FOUND, CONFLICT];

/** Free text of one line that may be empty, without a default. */
export const shortText = (max: number, name: string) => optionalLine(max, name).unwrap();

/** An own path or the address of another site, as menus and pictures lead to. */
export const linkAddress = (name: string) =>
  optionalLine(500, name).refine(
    (value) => value !== '' && addressKind(value) !== 'none',
    `请填写${name}：以 / 开头的本站地址，或 http 开头的网址`,
  );

/** An address that may be empty, without a default: forms that send a part of their fields leave the others alone. */
export const addressOrNone = (name: string) =>
  shortText(500, name).refine(
    (value) => value === '' || addressKind(value) !== 'none',
    '请填写以 / 开头的本站地址，或 http 开头的网址',
  );

export const optionalAddress = (name: string) => addressOrNone(name).default('');

export const LinkTarget = z.enum(['_self', '_blank'], '请选择打开方式');

/** A picture of ours (uploaded, or delivered with the product), or none. */
export const pictureOrNone = (name: string) =>
  shortText(200, name).refine(
    (value) => value === '' || fileAddress.test(value) || /^\/demo-art\/[\w./-]+$/.test(value),
    `请重新上传${name}`,
  );

export const optionalPicture = (name: string) => pictureOrNone(name).default('');
