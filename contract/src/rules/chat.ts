import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { RETENTION_YEARS } from './hiring.ts';
import type { UploadPurpose } from './uploads.ts';

/** The notices of the platform stand in the list of conversations too, but lie in a table of their own (`user/msg`). */
export const ConversationKind = choice({ single: [1, '单聊'], group: [2, '群聊'] });

/** What a conversation belongs to: its card, its rights and how long it is kept follow from that. */
export const ChatContext = choice({
  none: [0, '普通群'],
  course: [1, '课程群'],
  grade: [2, '班级群'],
  /** Of one application: the applicant and those who may see it at the enterprise. */
  position: [3, '投递沟通'],
  interview: [4, '面试沟通'],
});

/** Whether anything more may be said in it. */
export const ConversationState = choice({
  open: [1, '进行中'],
  archived: [2, '已归档，只能查看'],
  dismissed: [3, '已解散，只能查看'],
});

export const ChatRole = choice({ owner: [1, '群主'], admin: [2, '管理员'], member: [3, '成员'] });

export const ChatType = choice({
  text: [1, '文字'],
  picture: [2, '图片'],
  file: [3, '文件'],
  voice: [4, '语音'],
  card: [5, '卡片'],
  /** Written by the server: who came, who left, a new notice. Not counted as unread. */
  tip: [6, '提示'],
  call: [7, '通话'],
  /** Several messages forwarded as one. */
  record: [8, '聊天记录'],
});

export const ChatMessageState = choice({
  normal: [1, '正常'],
  recalled: [2, '已撤回'],
  deleted: [3, '发送人已删除'],
  removed: [4, '已被平台删除'],
  expired: [5, '已过保存期限'],
});

export const ChatCard = choice({ person: [1, '个人名片'], course: [2, '课程'], position: [3, '职位'] });

/** Who may begin to write to somebody. */
export const StrangerRule = choice({
  everybody: [1, '所有人'],
  known: [2, '我关注的人和同班、同群的人'],
  nobody: [3, '不接受新的单聊'],
});

/** How the files of a conversation stand. */
export const FileOrder = choice({
  newest: [1, '新的在前'],
  oldest: [2, '旧的在前'],
  name: [3, '按名称'],
  size: [4, '大的在前'],
});

export const ReportReason = choice({
  abuse: [1, '骚扰或辱骂'],
  fraud: [2, '诈骗'],
  adverts: [3, '广告'],
  indecent: [4, '色情低俗'],
  other: [9, '其他'],
});

export const ReportState = choice({ waiting: [1, '待处理'], removed: [2, '已删除消息'], dismissed: [3, '不成立'] });

export type ConversationKind = ValueOf<typeof ConversationKind>;
export type ChatContext = ValueOf<typeof ChatContext>;
export type ConversationState = ValueOf<typeof ConversationState>;
export type ChatRole = ValueOf<typeof ChatRole>;
export type ChatType = ValueOf<typeof ChatType>;
export type ChatMessageState = ValueOf<typeof ChatMessageState>;
export type ChatCard = ValueOf<typeof ChatCard>;
export type StrangerRule = ValueOf<typeof StrangerRule>;
export type FileOrder = ValueOf<typeof FileOrder>;
export type ReportReason = ValueOf<typeof ReportReason>;
export type ReportState = ValueOf<typeof ReportState>;

/** The number of our own messaging, as `trtcAppID` names it; a sign of another one is refused. */
export const IM_APP_ID = '1600000058';

/** So long a sign speaks for a person. */
export const SIGN_SECONDS = 86_400;

/** So often a page fetches a new sign before it gives up. */
export const SIGN_TRIES = 5;

/** What checking a sign answers with; 0 is fine. The numbers are those that clients of such services know. */
export const SignResult = choice({
  fine: [0, '有效'],
  expired: [70_001, '签名已过期'],
  cut: [70_003, '签名不完整'],
  wrongKey: [70_009, '签名校验不通过'],
  wrongUser: [70_013, '签名与账号不一致'],
  wrongApp: [70_014, '签名与应用不一致'],
});

export type SignResult = ValueOf<typeof SignResult>;

/** What making a group answers with: 0 a new one, else it exists and one is in it now. */
export const GroupResult = choice({
  made: [0, '已创建'],
  existed: [10_021, '群已存在'],
  own: [10_025, '群已存在，你是群主'],
});

export type GroupResult = ValueOf<typeof GroupResult>;

/** For how many minutes somebody is silenced, as the page offers it. */
export const MuteMinutes = choice({
  short: [10, '10 分钟'],
  hour: [60, '1 小时'],
  half: [720, '12 小时'],
  day: [1440, '1 天'],
  week: [10_080, '7 天'],
  month: [43_200, '30 天'],
});

export const RECALL_SECONDS = 120;
export const MOST_TEXT = 4000;
export const MOST_MEMBERS = 2000;
/** People named at once: when a group is made, and when more are invited. */
export const MOST_INVITED = 200;
export const MOST_MENTIONS = 50;
export const MOST_FORWARDED = 100;
/** Conversations that one forward goes to. */
export const MOST_TARGETS = 10;
export const MOST_PINNED_CHATS = 20;
export const MOST_OWN_GROUPS = 100;
export const MOST_VOICE_SECONDS = 60;
/** In one answer of `since`, `older` and `around`. */
export const MESSAGES_AT_ONCE = 50;
/** Longer lists on a page are cut to the newer `TRIMMED_TO`. */
export const TRIM_OVER = 2000;
export const TRIMMED_TO = 1000;

/** A person sends at most this many messages in a window; above it the site answers 429 and goes on. */
export const SEND_RATE = { seconds: 60, most: 120 } as const;
/** Why so much is not forwarded at once, and what to do; empty when it is. What goes one by one is sent one by one. */
export function forwardTrouble(messages: number, targets: number, isMerged: boolean): string {
  if (messages > MOST_FORWARDED) return `一次最多转发 ${MOST_FORWARDED} 条消息，请少选几条`;
  if (targets > MOST_TARGETS) return `一次最多转发到 ${MOST_TARGETS} 个会话`;
  const whole = isMerged ? targets : messages * targets;
  if (whole <= SEND_RATE.most) return '';
  return `${messages} 条消息逐条发到 ${targets} 个会话一共 ${whole} 条，一次最多 ${SEND_RATE.most} 条；请少选几个，或者合并转发`;
}
/** New conversations with strangers a day. */
export const STRANGERS_A_DAY = 30;

/** Messages before and after the reported one that are recorded with a report. */
export const REPORT_WINDOW = 10;

/** Groups up to this size hear at once who has read; in larger ones the page asks. */
export const READS_TOLD = 20;

/** A message of at most this many bytes comes with the event that announces it. */
export const MOST_TOLD_BYTES = 5000;

interface ContextRule {
  /** Days that messages are kept; null: until somebody deletes them. */
  retentionDays: number | null;
  /** Ordinary members may invite others. */
  isOpen: boolean;
  /** Members come and go with what it belongs to, and by no other way. */
  isKept: boolean;
}

export const contextRules: Readonly<Record<ChatContext, ContextRule>> = {
  [ChatContext.none]: { retentionDays: null, isOpen: true, isKept: false },
  [ChatContext.course]: { retentionDays: 1095, isOpen: false, isKept: false },
  [ChatContext.grade]: { retentionDays: 1095, isOpen: false, isKept: true },
  // as long as the enterprise keeps an application that is decided
  [ChatContext.position]: { retentionDays: RETENTION_YEARS * 365, isOpen: false, isKept: true },
  [ChatContext.interview]: { retentionDays: RETENTION_YEARS * 365, isOpen: false, isKept: true },
};

/** What unread is made of: every number is one that the server keeps, so that each can be shown and checked. */
export interface UnreadFacts {
  /** Messages ever sent in the conversation, tips apart. */
  countedTotal: number;
  /** Those of them up to the read cursor. */
  countedRead: number;
  /** Messages that I ever sent there, and those of them up to the cursor. */
  ownTotal: number;
  ownRead: number;
}

/** Messages after the read cursor that are neither mine nor tips. Recalled ones count: they are still lines to be seen. */
export const unreadOf = ({ countedTotal, countedRead, ownTotal, ownRead }: UnreadFacts): number =>
  countedTotal - countedRead - (ownTotal - ownRead);

/** Whether a message may still be taken back by who sent it. */
export const mayRecall = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() <= RECALL_SECONDS * 1000;

const typeWords: Readonly<Record<ChatType, string>> = {
  [ChatType.text]: '',
  [ChatType.picture]: '[图片]',
  [ChatType.file]: '[文件]',
  [ChatType.voice]: '[语音]',
  [ChatType.card]: '[卡片]',
  [ChatType.tip]: '',
  [ChatType.call]: '[通话]',
  [ChatType.record]: '[聊天记录]',
};

const stateWords: Readonly<Record<ChatMessageState, string>> = {
  [ChatMessageState.normal]: '',
  [ChatMessageState.recalled]: '撤回了一条消息',
  [ChatMessageState.deleted]: '[消息已删除]',
  [ChatMessageState.removed]: '[消息已被平台删除]',
  [ChatMessageState.expired]: '[消息已过保存期限]',
};

interface Shown {
  messageType: ChatType;
  messageState: ChatMessageState;
  text: string;
  file?: { name: string } | null;
}

/** A message in one line: in the list, in an answer to it, in a notice of the browser. */
export function lineOf({ messageType, messageState, text, file }: Shown, most = 60): string {
  if (messageState !== ChatMessageState.normal) return stateWords[messageState];
  const words = messageType === ChatType.file && file ? file.name : text;
  const whole = `${typeWords[messageType]}${words.replaceAll(/\s+/g, ' ')}`;
  return whole.length > most ? `${whole.slice(0, most)}…` : whole;
}

/** Which files each kind of message is uploaded as. */
export const chatPurposes = {
  [ChatType.picture]: 'chatPicture',
  [ChatType.file]: 'chatFile',
  [ChatType.voice]: 'chatVoice',
} as const satisfies Partial<Record<ChatType, UploadPurpose>>;

export type FileMessageType = keyof typeof chatPurposes;

export const isFileType = (type: ChatType): type is FileMessageType => type in chatPurposes;
