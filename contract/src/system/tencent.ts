import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, Nothing } from '../kit/values.ts';
import { FileKind } from '../rules/fileKinds.ts';

export const config = endpoint({
  summary: '往哪里上传、每种文件多大；聊天与通话的应用编号',
  method: 'GET',
  path: '/system/api/tencent/config',
  kind: 'read',
  sameForAll: true,
  input: Nothing,
  output: z.object({
    /** Of our own messaging and calls; the signs of `im/chat/userSign` are for it. */
    sdkAppId: z.string(),
    /** Speaks tus 1.0. */
    uploadUrl: z.string(),
    chunkBytes: z.int(),
    kinds: z.array(
      z.object({
        fileType: oneOf(FileKind),
        label: z.string(),
        maxBytes: z.int(),
        extensions: z.array(z.string()),
      }),
    ),
  }),
});

export const getCoverUrl = endpoint({
  summary: '一段视频的封面地址；没有封面的与不该看的一样回答',
  method: 'GET',
  path: '/system/api/tencent/getCoverUrl/{vid}',
  kind: 'read',
  fresh: true,
  input: z.object({ vid: Id.open('film') }),
  output: z.object({ url: z.string() }),
  fails: [NOT_FOUND],
});
