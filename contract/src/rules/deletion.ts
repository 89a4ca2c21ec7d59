import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What became of somebody's wish to have the account deleted. */
export const DeletionState = choice({ waiting: [1, '等待注销'], takenBack: [2, '已撤回'], done: [3, '已注销'] });

export type DeletionState = ValueOf<typeof DeletionState>;

/** How long somebody who wants the account deleted may think again. */
export const COOLING_DAYS = 15;

/** What becomes of it, in the order in which people ask. */
export const deletionConsequences = [
  '15 天之内随时可以登录撤回；到期之后不能恢复。',
  '手机号、邮箱与第三方账号解除绑定，可以重新注册，但不会找回原来的内容。',
  '个人资料、实名信息、档案、收藏、关注、消息、积分与上传的文件被删除。',
  '你写的评论与反馈保留内容，署名改为「已注销用户」。',
  '学习记录与证书保留、不再有姓名，证书编号仍可核验。',
];
