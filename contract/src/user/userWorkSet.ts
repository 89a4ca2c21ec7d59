import * as z from 'zod';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { workSet, workSetFiles } from '../fields/resume.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id, line, Nothing } from '../kit/values.ts';
import { WORK_ABILITIES, WORK_FILES } from '../rules/resume.ts';
import { FileType } from '../rules/fileKinds.ts';
import { ROW_LIMIT, SAME_ROW } from './profileFailures.ts';
import { fileUrl, optionalFile } from './resumeFields.ts';

const WorkFile = z.object({
  name: line(100, '文件名'),
  url: fileUrl,
  /** 6 picture, 7 document. */
  fileType: z.literal([FileType.image, FileType.document]),
});

const fields = {
  ...fieldSchemas(workSet),
  cover: named(workSetFiles.cover, optionalFile),
  files: named(workSetFiles.files, z.array(WorkFile).max(WORK_FILES, `最多 ${WORK_FILES} 个文件`).default([])),
  /** Items of the ability model that it took; the portrait names it beside them. */
  abilityIds: named(
    workSetFiles.abilityIds,
    z
      .array(Id.open('ability'))
      .max(WORK_ABILITIES, `最多 ${WORK_ABILITIES} 个能力项`)
      .refine((ids) => new Set(ids).size === ids.length, '同一个能力项只选一次')
      .default([]),
  ),
  /** 0: only I see it, whatever the section says. */
  isPublic: named(workSetFiles.isPublic, Flag.default(1)),
};

export const WorkSet = z.object({ id: Id, ...fields });

export type WorkSet = z.infer<typeof WorkSet>;

export const list = endpoint({
  summary: '我的作品，新的在前',
  method: 'GET',
  path: '/user/auth/userWorkSet/list',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(WorkSet) }),
});

export const save = endpoint({
  summary: '添加一件作品',
  method: 'POST',
  path: '/user/auth/userWorkSet/save',
  kind: 'write',
  input: z.object(fields),
  output: z.object({ id: Id }),
  fails: [ROW_LIMIT, SAME_ROW],
});

export const update = endpoint({
  summary: '修改一件作品',
  method: 'POST',
  path: '/user/auth/userWorkSet/update',
  kind: 'write',
  input: z.object({ id: Id.of('workSet'), ...fields }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  summary: '删除一件作品',
  method: 'POST',
  path: '/user/auth/userWorkSet/delete',
  kind: 'write',
  input: z.object({ id: Id.of('workSet') }),
  output: Nothing,
  fails: [NOT_FOUND],
});
