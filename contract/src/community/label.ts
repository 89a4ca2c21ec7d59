import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, optionalLine, Time } from '../kit/values.ts';
import { LABEL_LENGTH, LabelType } from '../rules/blog.ts';

export const list = endpoint({
  summary: '标签，用得多的在前；给出 labelName 时只列以它开头的',
  method: 'POST',
  path: '/community/api/label/list',
  kind: 'read',
  input: z.object({
    labelType: oneOf(LabelType).default(LabelType.blog),
    labelName: optionalLine(LABEL_LENGTH, '标签'),
    ...paging,
  }),
  output: pageOf(
    z.object({
      id: Id,
      labelName: z.string(),
      coverPic: z.string(),
      content: z.string(),
      /** Public articles that carry it. */
      countUse: z.int(),
      gmtCreate: Time,
    }),
  ),
});
