import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { failuresOf } from '../kit/errors.ts';
import { paging, pageOf } from '../kit/page.ts';
import { Flag, Id, line } from '../kit/values.ts';

const failure = failuresOf<'system'>();

/** How many tags of their own a person may keep in one group. */
export const OWN_TAGS = 100;

export const TOO_MANY_TAGS = failure(1501, `每组最多自建 ${OWN_TAGS} 个标签`);

/** What a tag belongs to, such as `skill` or `blog`. */
const TagGroup = z.string().regex(/^[\w-]{1,40}$/, '标签分组不正确');
const TagName = line(20, '标签');

const TagItem = z.object({
  id: Id,
  tagGroup: z.string(),
  tagName: z.string(),
  /** 1 for a tag the caller made. */
  isOwn: Flag,
});

export const items = endpoint({
  summary: '一组标签：平台的和我自建的',
  method: 'GET',
  path: '/system/api/tagItem/items',
  kind: 'read',
  input: z.object({ tagGroup: TagGroup, ...paging }),
  output: pageOf(TagItem),
});

export const save = endpoint({
  summary: '自建标签；已有同名的就用已有的',
  method: 'POST',
  path: '/system/auth/tagItem/save',
  kind: 'write',
  input: z.object({ tagGroup: TagGroup, tagName: TagName }),
  output: z.object({ id: Id }),
  fails: [TOO_MANY_TAGS],
});

export const saveList = endpoint({
  summary: '一次自建多个标签，编号按给出的次序返回',
  method: 'POST',
  path: '/system/auth/tagItem/saveList',
  kind: 'write',
  input: z.object({
    tagGroup: TagGroup,
    tagNameList: z.array(TagName).min(1, '请输入标签').max(20, '一次最多 20 个标签'),
  }),
  output: z.object({ idList: z.array(Id) }),
  fails: [TOO_MANY_TAGS],
});
