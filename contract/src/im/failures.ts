import { failuresOf, NOT_FOUND, reworded, TOO_OFTEN } from '../kit/errors.ts';
import {
  MOST_MEMBERS,
  MOST_OWN_GROUPS,
  MOST_PINNED_CHATS,
  RECALL_SECONDS,
  SEND_RATE,
  STRANGERS_A_DAY,
} from '../rules/chat.ts';

const failure = failuresOf<'im'>();

export const CONVERSATION_GONE = reworded(NOT_FOUND, '会话不存在，或者你已经不在里面');
export const MESSAGE_GONE = reworded(NOT_FOUND, '消息不存在，或者你看不到它');
export const PERSON_GONE = reworded(NOT_FOUND, '没有这个人，或者账号已经注销');
export const SENT_TOO_FAST = reworded(TOO_OFTEN, `发得太快了，每分钟最多 ${SEND_RATE.most} 条，请稍等片刻`);
export const TOO_MANY_STRANGERS = reworded(TOO_OFTEN, `今天新联系的人太多了，每天最多 ${STRANGERS_A_DAY} 位`);

export const YOURSELF = failure(4500, '不能和自己聊天');
export const BLOCKED_BY_THEM = failure(4501, '对方拒收了你的消息');
export const BLOCKED_BY_YOU = failure(4502, '你已经把对方加入黑名单，移出之后才能发消息');
export const STRANGER_REFUSED = failure(4503, '对方设置了不接受陌生人的消息');
export const CHAT_CLOSED = failure(4504, '这个会话已经结束，只能查看');
export const MUTED = failure(4505, '你已被禁言');
export const MUTED_ALL = failure(4506, '全员禁言中，只有群主和管理员可以发言');
export const EMPTY_MESSAGE = failure(4507, '消息是空的');
export const BAD_WORD = failure(4508, '消息里有不允许发送的内容');
export const RECALL_LATE = failure(4509, `超过 ${RECALL_SECONDS / 60} 分钟的消息不能撤回`);
export const NOT_SENDER = failure(4510, '只能操作自己发的消息');
export const NOT_GROUP_ADMIN = failure(4511, '只有群主和管理员可以这样做');
export const NOT_GROUP_OWNER = failure(4512, '只有群主可以这样做');
export const GROUP_FULL = failure(4513, `群里最多 ${MOST_MEMBERS} 人`);
export const MEMBER_GONE = failure(4514, '这个人不在群里');
export const OWNER_STAYS = failure(4515, '群主要先把群转让给别人，或者解散');
export const KEPT_IN_STEP = failure(4516, '这个群的成员跟着班级、投递或面试走，不能在这里调整');
export const GROUPS_ENOUGH = failure(4517, `你创建的群已经有 ${MOST_OWN_GROUPS} 个，不能再建了`);
export const PINNED_ENOUGH = failure(4518, `最多置顶 ${MOST_PINNED_CHATS} 个会话`);
export const NOT_INVITED = failure(4519, '这些人设置了不接受邀请，或者账号已经注销');
export const ALL_MENTION_REFUSED = failure(4520, '只有群主和管理员可以 @所有人');
export const REPLY_GONE = failure(4521, '要回复的消息已经看不到了');
export const CONTEXT_CLOSED = failure(4522, '这里的群只给其中的人：学这门课、在这个班、投递的人与看得到投递的招聘同事');
export const REPORTED_ALREADY = failure(4523, '你已经举报过这条消息，我们会尽快处理');
export const ONLY_GROUPS = failure(4524, '单聊里没有这个操作');
export const CARD_GONE = failure(4525, '要分享的内容不存在或已经下架');
export const NOT_FORWARDABLE = failure(4526, '选中的消息里没有可以转发的');
export const UNNAMED_YET = failure(4529, '这个职位盲评：走到面试之前，双方还不能聊');
export const CONTEXT_OVER = failure(4530, '这份投递或面试已经结束，不再开新的沟通');
export const NOT_YOUR_SIGN = failure(4528, '只能取自己的聊天签名');
export const OWN_MESSAGE = failure(4527, '这是你自己的消息');
