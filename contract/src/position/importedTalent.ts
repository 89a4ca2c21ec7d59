import * as z from 'zod';
import { importedMarks, talentBring } from '../fields/importedTalent.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, IdOrNone, Nothing, optionalLine, Time } from '../kit/values.ts';
import { MOST_AT_ONCE, TAG_LENGTH } from '../rules/hiring.ts';
import { ConsentGround, ImportedStage, keepMonths } from '../rules/importedTalent.ts';
import { ResumeFile } from '../user/resumeFileShapes.ts';
import { IMPORTED_NOTES_FULL, IMPORTED_TAGS_FULL } from './talentImportFailures.ts';

const look = { method: 'POST', action: 'talent:view', kind: 'read' } as const;
const change = { method: 'POST', action: 'talent:edit', kind: 'write', logged: true } as const;

const Imported = z.object({
  id: Id,
  talentName: z.string(),
  headline: z.string(),
  /** The first school and the first house, as the file tells them. */
  schoolName: z.string(),
  companyName: z.string(),
  vacancyId: IdOrNone,
  vacancyName: z.string(),
  talentStage: oneOf(ImportedStage),
  stageAt: Time,
  tags: z.array(z.string()),
  consentGround: oneOf(ConsentGround),
  /** The last day on which it is kept. */
  keepUntil: z.string(),
  gmtCreate: Time,
});

export type Imported = z.infer<typeof Imported>;

export const list = endpoint({
  ...look,
  summary: '本企业导入的简历，新的在前；电话与邮箱只在打开之后看得到',
  path: '/position/auth/importedTalent/list',
  input: z.object({
    talentStage: oneOf(ImportedStage).optional(),
    str: optionalLine(30, '姓名'),
    tagName: optionalLine(TAG_LENGTH, '标签'),
    ...paging,
  }),
  output: pageOf(Imported),
});

export const view = endpoint({
  ...look,
  summary: '一份导入的简历，从哪里来、存到哪一天、同事写的备注',
  path: '/position/auth/importedTalent/view',
  input: z.object({ id: Id.of('importedTalent') }),
  output: Imported.extend({
    resume: ResumeFile,
    fileName: z.string(),
    groundNote: z.string(),
    importerName: z.string(),
    notes: z.array(z.object({ id: Id, authorName: z.string(), noteText: z.string(), gmtCreate: Time })),
  }),
  fails: [NOT_FOUND],
});

export type OpenImported = z.infer<typeof view.output>;

const ids = z.array(Id.of('importedTalent')).min(1, '请先选择').max(MOST_AT_ONCE, `一次最多选 ${MOST_AT_ONCE} 位`);

export const move = endpoint({
  ...change,
  summary: '把导入的人移到一个阶段；平台不给他们发任何消息',
  path: '/position/auth/importedTalent/move',
  input: z.object({ ids, talentStage: named(importedMarks.talentStage, oneOf(ImportedStage, '请选择要移到的阶段')) }),
  output: Nothing,
  fails: [NOT_FOUND],
});

export const tag = endpoint({
  ...change,
  summary: '给导入的人加上或去掉一个标签',
  path: '/position/auth/importedTalent/tag',
  input: z.object({ ids, tagName: fieldSchema(importedMarks.tagName), isOn: named({ label: '加上' }, Flag) }),
  output: Nothing,
  fails: [NOT_FOUND, IMPORTED_TAGS_FULL],
});

export const note = endpoint({
  ...change,
  summary: '写一条备注，本企业招聘的人都看得到',
  path: '/position/auth/importedTalent/note',
  input: z.object({ id: Id.of('importedTalent'), noteText: fieldSchema(importedMarks.noteText) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, IMPORTED_NOTES_FULL],
});

export const keep = endpoint({
  ...change,
  summary: '本人再次同意之后，从今天起再存几个月',
  path: '/position/auth/importedTalent/keep',
  input: z.object({
    id: Id.of('importedTalent'),
    keepMonths: named(talentBring.keepMonths, z.literal([...keepMonths], '请选择存多久')),
    isAgreed: named(talentBring.isAgreed, z.literal(1, '本人再次同意之后才能续存')),
  }),
  output: Nothing,
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  ...change,
  summary: '删除导入的简历与写在上面的一切，不留副本；本人要求删除也是这样办',
  path: '/position/auth/importedTalent/delete',
  input: z.object({ ids }),
  output: Nothing,
  fails: [NOT_FOUND],
});
