import * as z from 'zod';
import { chatGroup } from '../fields/chat.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { optionalFileUrl } from '../kit/fileUrl.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { ChatRole, FileOrder, GroupResult, MOST_INVITED } from '../rules/chat.ts';
import * as fails from './failures.ts';
import { Member, Message } from './shapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write' } as const;
const one = { conversationId: Id.of('conversation') };
const someone = { ...one, userNo: Id.open('user') };
const people = z.array(Id.open('user')).min(1, '请选择成员').max(MOST_INVITED, `一次最多选 ${MOST_INVITED} 人`);

const managing = [fails.CONVERSATION_GONE, fails.ONLY_GROUPS, fails.CHAT_CLOSED, fails.NOT_GROUP_ADMIN] as const;

/** Who cannot be brought in (their own choice, or gone) is left out and counted. */
export const create = endpoint({
  ...write,
  summary: '建一个群；同一个 groupKey 再建一次就是进已有的那个',
  path: '/im/auth/group/create',
  input: z.object({
    groupKey: z.string().regex(/^[\w-]{8,40}$/, '群的编号不正确'),
    title: fieldSchema(chatGroup.title),
    userNos: people,
  }),
  output: z.object({ conversationId: Id, resultCode: oneOf(GroupResult), countLeftOut: z.int() }),
  fails: [fails.GROUPS_ENOUGH, fails.GROUP_FULL, fails.NOT_INVITED, fails.BAD_WORD],
});

/** Only what is given changes. */
export const save = endpoint({
  ...write,
  summary: '改群名称、公告或头像',
  path: '/im/auth/group/save',
  input: z.object({
    ...one,
    title: fieldSchema(chatGroup.title).optional(),
    notice: fieldSchema(chatGroup.notice).unwrap().optional(),
    /** Empty: without one. */
    headImgUrl: optionalFileUrl('群头像').unwrap().optional(),
  }),
  output: Nothing,
  fails: [...managing, fails.BAD_WORD],
});

export const memberPage = endpoint({
  ...read,
  summary: '成员：群主与管理员在前',
  path: '/im/auth/group/member/page',
  input: z.object({ ...one, keyword: optionalLine(30, '名字'), ...paging }),
  output: pageOf(Member),
  fails: [fails.CONVERSATION_GONE],
});

export const invite = endpoint({
  ...write,
  summary: '邀请人进群；已经在里面的不算错',
  path: '/im/auth/group/member/invite',
  input: z.object({ ...one, userNos: people }),
  output: z.object({ countIn: z.int(), countLeftOut: z.int() }),
  fails: [...managing, fails.KEPT_IN_STEP, fails.GROUP_FULL],
});

export const remove = endpoint({
  ...write,
  summary: '把人移出群',
  path: '/im/auth/group/member/remove',
  input: z.object(someone),
  output: Nothing,
  fails: [...managing, fails.KEPT_IN_STEP, fails.MEMBER_GONE, fails.NOT_GROUP_OWNER],
});

export const role = endpoint({
  ...write,
  summary: '设为管理员，或者取消',
  path: '/im/auth/group/member/role',
  input: z.object({ ...someone, chatRole: oneOf({ values: [ChatRole.admin, ChatRole.member] }) }),
  output: Nothing,
  fails: [...managing, fails.KEPT_IN_STEP, fails.NOT_GROUP_OWNER, fails.MEMBER_GONE],
});

export const mute = endpoint({
  ...write,
  summary: '禁言一个人多少分钟，0 是解除',
  path: '/im/auth/group/member/mute',
  input: z.object({ ...someone, minutes: z.int().min(0).max(43_200, '最多禁言 30 天') }),
  output: Nothing,
  fails: [...managing, fails.NOT_GROUP_OWNER, fails.MEMBER_GONE],
});

export const muteAll = endpoint({
  ...write,
  summary: '全员禁言，或者解除',
  path: '/im/auth/group/muteAll',
  input: z.object({ ...one, isMutedAll: Flag }),
  output: Nothing,
  fails: [...managing],
});

export const transfer = endpoint({
  ...write,
  summary: '把群转让给另一个成员',
  path: '/im/auth/group/transfer',
  input: z.object(someone),
  output: Nothing,
  fails: [...managing, fails.KEPT_IN_STEP, fails.NOT_GROUP_OWNER, fails.MEMBER_GONE],
});

export const leave = endpoint({
  ...write,
  summary: '退出群',
  path: '/im/auth/group/leave',
  input: z.object(one),
  output: Nothing,
  fails: [fails.CONVERSATION_GONE, fails.ONLY_GROUPS, fails.KEPT_IN_STEP, fails.OWNER_STAYS],
});

export const dismiss = endpoint({
  ...write,
  summary: '解散群：记录留着，不能再发言',
  path: '/im/auth/group/dismiss',
  input: z.object(one),
  output: Nothing,
  fails: [...managing, fails.KEPT_IN_STEP, fails.NOT_GROUP_OWNER],
});

export const filePage = endpoint({
  ...read,
  summary: '聊天里的文件：按文件名和发的人找，按时间、名称或大小排',
  path: '/im/auth/group/file/page',
  input: z.object({
    ...one,
    keyword: optionalLine(30, '文件名'),
    senderUserNo: Id.open('user').optional(),
    order: oneOf(FileOrder).default(FileOrder.newest),
    ...paging,
  }),
  output: pageOf(
    Message.pick({ id: true, seq: true, senderUserNo: true, senderName: true, file: true, gmtCreate: true }),
  ),
  fails: [fails.CONVERSATION_GONE],
});

/** Groups that I share with somebody, for their card. */
export const shared = endpoint({
  ...read,
  summary: '我和某人都在的群',
  path: '/im/auth/group/shared',
  input: z.object({ userNo: Id.open('user'), ...paging }),
  output: pageOf(z.object({ conversationId: Id, title: z.string(), joinedAt: Time })),
});
