import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, Time } from '../kit/values.ts';
import { VersionReason } from '../rules/blog.ts';
import { Draft, DraftFields } from './blogShapes.ts';
import { VERSION_GONE } from './failures.ts';

export const view = endpoint({
  summary: '我的一篇草稿，接着写',
  method: 'POST',
  path: '/community/auth/blogDraft/view',
  kind: 'read',
  input: z.object({ id: Id.of('blog') }),
  output: Draft,
  fails: [NOT_FOUND],
});

export const versions = endpoint({
  summary: '一篇草稿的历史，新的在前，最多 50 版',
  method: 'POST',
  path: '/community/auth/blogDraft/versions',
  kind: 'read',
  input: z.object({ id: Id.of('blog') }),
  output: z.object({
    list: z.array(
      z.object({
        id: Id,
        title: z.string(),
        letters: z.int(),
        versionReason: oneOf(VersionReason),
        gmtCreate: Time,
      }),
    ),
  }),
  fails: [NOT_FOUND],
});

export const version = endpoint({
  summary: '历史里的一版，可以恢复',
  method: 'POST',
  path: '/community/auth/blogDraft/version',
  kind: 'read',
  input: z.object({ id: Id.of('blogVersion') }),
  output: z.object({ id: Id, fields: DraftFields, gmtCreate: Time }),
  fails: [VERSION_GONE],
});
