import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id } from '../kit/values.ts';
import { CMI_LENGTH, CMI_VALUES, isKeptValue, LOCATION_LENGTH, ScormVersion, SUSPEND_LENGTH } from '../rules/scorm.ts';
import { saveRecords, SittingKey, Whose } from './courseRecords.ts';
import { DraftMedia } from './draft.ts';
import { LOCKED, NO_MEDIA, NOT_READY, NOT_THEIRS } from './failures.ts';

const failure = failuresOf<'course'>();

export const NOT_A_PACKAGE = failure(2461, '课件包是 ZIP 压缩包，请选择 .zip 文件');

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const ItemKey = z.string().min(1).max(200).refine(isStorable, '编号不正确');
const Value = z
  .string()
  .max(SUSPEND_LENGTH, `一项最多 ${SUSPEND_LENGTH} 个字符`)
  .refine(isStorable, '有不能识别的字符');

const sizeOf = (values: Record<string, string>): number =>
  Object.entries(values).reduce((sum, [name, value]) => sum + name.length + value.length, 0);

/** Values by the names of the standard, such as `cmi.core.lesson_status`. */
export const ScormValues = z
  .record(z.string().max(120).refine(isKeptValue, '没有这一项'), Value)
  .refine((values) => Object.keys(values).length <= CMI_VALUES, `最多 ${CMI_VALUES} 项`)
  .refine((values) => sizeOf(values) <= CMI_LENGTH, '要保存的内容太大')
  .refine(
    (values) =>
      [values['cmi.location'], values['cmi.core.lesson_location']].every(
        (one) => (one ?? '').length <= LOCATION_LENGTH,
      ),
    `位置最多 ${LOCATION_LENGTH} 个字符`,
  );

export const make = endpoint({
  summary: '把自己上传的 ZIP 当作 SCORM 课件包打开：检查、展开，好了或不能用都有通知',
  method: 'POST',
  path: '/course/auth/scorm/make',
  kind: 'write',
  input: z.object({ mediaId: Id.of('mediaFile') }),
  output: DraftMedia,
  fails: [NOT_FOUND, NOT_A_PACKAGE],
});

export const states = endpoint({
  summary: '我在一个课件包里学到哪里：每一项给它接着用的值',
  method: 'POST',
  path: '/course/auth/scorm/states',
  kind: 'read',
  input: z.object({ periodId: Id.open('period') }),
  output: z.object({
    scormVersion: oneOf(ScormVersion),
    items: z.array(
      z.object({
        itemKey: z.string(),
        isDone: Flag,
        /** Points as the package counts them; null while there are none. */
        score: z.number().nullable(),
        values: z.record(z.string(), z.string()),
      }),
    ),
  }),
  fails: [LOCKED, NOT_FOUND, NO_MEDIA, NOT_READY],
});

export const save = endpoint({
  summary: '保存课件包里一项的状态；说学完了就计入课时',
  method: 'POST',
  path: '/course/auth/scorm/save',
  kind: 'write',
  bodyLimit: 1_048_576,
  input: z.object({
    periodId: Id.open('period'),
    sittingKey: SittingKey,
    userNo: Whose,
    itemKey: ItemKey,
    values: ScormValues,
  }),
  output: saveRecords.output,
  fails: [LOCKED, NOT_FOUND, NO_MEDIA, NOT_READY, NOT_THEIRS],
});
