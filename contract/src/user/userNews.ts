import * as z from 'zod';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { news, newsFiles } from '../fields/resume.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id, Nothing } from '../kit/values.ts';
import { NEWS_IMAGES } from '../rules/resume.ts';
import { ROW_LIMIT, SAME_ROW } from './profileFailures.ts';
import { fileUrl } from './resumeFields.ts';

const fields = {
  ...fieldSchemas(news),
  images: named(newsFiles.images, z.array(fileUrl).max(NEWS_IMAGES, `最多 ${NEWS_IMAGES} 张图片`).default([])),
};

export const News = z.object({ id: Id, ...fields });

export type News = z.infer<typeof News>;

export const list = endpoint({
  summary: '我的动态，最近的在前',
  method: 'GET',
  path: '/user/auth/userNews/list',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(News) }),
});

export const save = endpoint({
  summary: '添加一条动态',
  method: 'POST',
  path: '/user/auth/userNews/save',
  kind: 'write',
  input: z.object(fields),
  output: z.object({ id: Id }),
  fails: [ROW_LIMIT, SAME_ROW],
});

export const update = endpoint({
  summary: '修改一条动态',
  method: 'POST',
  path: '/user/auth/userNews/update',
  kind: 'write',
  input: z.object({ id: Id.of('news'), ...fields }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const remove = endpoint({
  summary: '删除一条动态',
  method: 'POST',
  path: '/user/auth/userNews/delete',
  kind: 'write',
  input: z.object({ id: Id.of('news') }),
  output: Nothing,
  fails: [NOT_FOUND],
});
