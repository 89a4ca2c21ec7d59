import * as z from 'zod';
import { blogLabel } from '../fields/blog.ts';
import { ques } from '../fields/ques.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { richText } from '../kit/richText.ts';
import { Mark } from '../kit/mark.ts';
import { Flag, Id, IdOrNone, line, Nothing } from '../kit/values.ts';
import { MOST_LABELS, PostReason } from '../rules/blog.ts';
import { NONE } from '../rules/id.ts';
import { QuesClose, QuesState, QuesTab, rewardChoices } from '../rules/ques.ts';
import { Key } from './blogShapes.ts';
import * as fails from './failures.ts';
import { AskFields, QuesBrief, QuesCard, QuesReward } from './questionsShapes.ts';

export const list = endpoint({
  summary: '问题：最新、热门或等回答的；从 afterId 那一个之后接着往下',
  method: 'POST',
  path: '/community/api/questions/list',
  kind: 'read',
  input: z.object({
    listType: oneOf(QuesTab).default(QuesTab.latest),
    labelId: Id.open('label').optional(),
    afterId: Id.open('ques').optional(),
    pageSize: z.int().min(1).max(50).default(20),
  }),
  output: z.object({
    list: z.array(QuesCard),
    /** 1: there are more after the last of these. */
    isMore: Flag,
  }),
});

export const searchList = endpoint({
  summary: '找问题：相关的在前',
  method: 'POST',
  path: '/community/api/questions/search/list',
  kind: 'read',
  input: z.object({ title: line(100, '搜索关键词'), ...paging }),
  output: pageOf(QuesCard.extend({ titleMarks: z.array(Mark) })),
});

export const similar = endpoint({
  summary: '和正在写的标题说得差不多的问题，答过的在前；最多 5 个',
  method: 'POST',
  path: '/community/api/questions/similar',
  kind: 'read',
  input: z.object({ title: line(100, '标题'), exceptId: Id.open('ques', NONE).default(NONE) }),
  output: z.object({ list: z.array(QuesBrief) }),
});

export const view = endpoint({
  summary: '一个问题：说明、提问者、我与它的关系、悬赏和相近的几个',
  method: 'POST',
  path: '/community/api/questions/view',
  kind: 'read',
  fresh: true,
  input: z.object({ id: Id.open('ques') }),
  output: QuesCard.extend({
    /** HTML, cleaned, with formulas and code drawn. */
    content: z.string(),
    countCollect: z.int(),
    acceptedId: IdOrNone,
    closeReason: oneOf(QuesClose).nullable(),
    /** The question that it repeats. */
    duplicate: QuesBrief.nullable(),
    /** Why it was removed; its asker alone reads it then. */
    removedFor: oneOf(PostReason).nullable(),
    reward: QuesReward.nullable(),
    isOwn: Flag,
    isLike: Flag,
    isCollect: Flag,
    isFollow: Flag,
    /** 1: the caller asked it and may close it; operators may too. */
    mayClose: Flag,
    related: z.array(QuesBrief),
    /** Who answers such questions: by accepted answers under its labels. */
    helpers: z.array(z.object({ userNo: Id, userName: z.string(), headImgUrl: z.string(), countAccepted: z.int() })),
  }),
  fails: [fails.QUES_GONE],
});

export const read = endpoint({
  summary: '读了一个问题：由打开着的页面告知；同一访客一天内只算一次',
  method: 'POST',
  path: '/community/api/questions/read',
  kind: 'write',
  input: z.object({ id: Id.open('ques') }),
  output: Nothing,
  fails: [fails.QUES_GONE],
});

const asked = {
  title: fieldSchema(ques.title),
  content: richText(ques.content).default(''),
  labels: z
    .array(fieldSchema(blogLabel.labelName))
    .min(1, '请至少写一个标签')
    .max(MOST_LABELS, `最多 ${MOST_LABELS} 个标签`),
};

export const save = endpoint({
  summary: '提问；悬赏的积分从这时起由平台代为保管。同一个 askKey 重复提交不会多出一个',
  method: 'POST',
  path: '/community/auth/questions/save',
  kind: 'write',
  input: z.object({
    /** Drawn by the device. */
    askKey: Key,
    ...asked,
    rewardPoints: oneOf({ values: rewardChoices }, '请选择悬赏').default(0),
  }),
  output: z.object({ id: Id }),
  fails: [fails.POINTS_SHORT, fails.ASKED_ENOUGH, fails.BAD_WORDS],
});

export const update = endpoint({
  summary: '补充或修改我的问题；关注的人会知道',
  method: 'POST',
  path: '/community/auth/questions/update',
  kind: 'write',
  input: z.object({ id: Id.of('ques'), ...asked }),
  output: z.object({ id: Id }),
  fails: [fails.QUES_GONE, fails.BAD_WORDS],
});

export const remove = endpoint({
  summary: '删除我的问题，悬赏退回；别人回答过的不能删除',
  method: 'POST',
  path: '/community/auth/questions/delete',
  kind: 'write',
  input: z.object({ id: Id.of('ques') }),
  output: z.object({ id: Id }),
  fails: [fails.QUES_GONE, fails.QUES_ANSWERED],
});

export const close = endpoint({
  summary: '关闭一个问题（提问者或运营）：与另一个重复，或者不再需要回答；没有人回答时悬赏退回',
  method: 'POST',
  path: '/community/auth/questions/close',
  kind: 'write',
  input: z
    .object({
      id: Id.open('ques'),
      closeReason: oneOf(QuesClose, '请选择原因'),
      duplicateId: Id.open('ques', NONE).default(NONE),
    })
    .refine(({ closeReason, duplicateId }) => closeReason !== QuesClose.duplicate || duplicateId !== NONE, {
      path: ['duplicateId'],
      message: '请选择与哪一个重复',
    }),
  output: z.object({ id: Id }),
  fails: [fails.QUES_GONE, fails.QUES_CLOSED, fails.DUPLICATE_ITSELF],
});

export const mine = endpoint({
  summary: '我的问题，新的在前；isAnswered 为 1 时是我回答过的',
  method: 'POST',
  path: '/community/auth/questions/list',
  kind: 'read',
  input: z.object({ isAnswered: Flag.default(0), ...paging }),
  output: pageOf(QuesCard.extend({ removedFor: oneOf(PostReason).nullable() })),
});

export const ofUser = endpoint({
  summary: '一个人提的问题，新的在前；isAnswered 为 1 时是他回答过的',
  method: 'POST',
  path: '/community/api/questions/ofUser',
  kind: 'read',
  input: z.object({ userNo: Id.open('user'), isAnswered: Flag.default(0), ...paging }),
  output: pageOf(QuesCard),
});

export const own = endpoint({
  summary: '我的一个问题，接着改',
  method: 'POST',
  path: '/community/auth/questions/own',
  kind: 'read',
  input: z.object({ id: Id.of('ques') }),
  output: z.object({ id: Id, fields: AskFields, quesState: oneOf(QuesState) }),
  fails: [fails.QUES_GONE],
});
