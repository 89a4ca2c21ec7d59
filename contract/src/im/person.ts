import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { StrangerRule } from '../rules/chat.ts';
import * as fails from './failures.ts';
import { Person } from './shapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write' } as const;

/** Without a keyword those I know: classmates, colleagues, whom I follow. With one also others, by name. */
export const search = endpoint({
  ...read,
  summary: '找人聊天：认识的人在前',
  path: '/im/auth/person/search',
  input: z.object({ keyword: optionalLine(30, '名字'), ...paging }),
  output: pageOf(Person.extend({ isKnown: Flag, /** Where from: 同班、同事、关注 … */ relation: z.string() })),
});

export const blockList = endpoint({
  ...read,
  summary: '我的黑名单',
  path: '/im/auth/person/block/list',
  input: z.object(paging),
  output: pageOf(Person.extend({ gmtCreate: Time })),
});

export const block = endpoint({
  ...write,
  summary: '加入黑名单，或者移出；再做一次不算错',
  path: '/im/auth/person/block/save',
  input: z.object({ userNo: Id.open('user'), isBlocked: Flag }),
  output: Nothing,
  fails: [fails.YOURSELF, fails.PERSON_GONE],
});

export const setting = endpoint({
  ...read,
  summary: '谁可以给我发消息',
  path: '/im/auth/person/setting/view',
  input: Nothing,
  output: z.object({ strangerRule: oneOf(StrangerRule) }),
});

export const saveSetting = endpoint({
  ...write,
  summary: '改谁可以给我发消息',
  path: '/im/auth/person/setting/save',
  input: z.object({ strangerRule: oneOf(StrangerRule, '请选择谁可以给我发消息') }),
  output: Nothing,
});
