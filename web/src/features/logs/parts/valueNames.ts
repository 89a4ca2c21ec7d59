import { AuditState } from '#contract/rules/auditStates.ts';
import { UserType } from '#contract/rules/userTypes.ts';

const onOrOff = { 0: '停用', 1: '启用' };
const windows = { _self: '本页', _blank: '新窗口' };

/** What the values of a field mean, where they are numbers and codes. */
export const valueNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  statusId: onOrOff,
  auditStatus: AuditState.labels,
  parentId: { 0: '没有上级' },
  userType: UserType.labels,
  orgType: UserType.labels,
  isPinned: { 0: '不再出现', 1: '置顶' },
  choice: { pinned: '置顶', hidden: '不再出现' },
  channel: { sms: '短信', mail: '邮件', email: '邮件' },
  proofWay: { mobile: '手机验证码', password: '密码', email: '邮箱验证码' },
  way: { mobile: '手机号', email: '邮箱', wechat: '微信', qq: 'QQ', demo: '演示账号' },
  source: { wechat: '微信', qq: 'QQ', demo: '演示账号' },
  advTarget: windows,
  linkTarget: windows,
  target: windows,
};
