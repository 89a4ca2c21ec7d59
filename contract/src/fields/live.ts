import type { FieldTable } from '../kit/field.ts';

/** What an operator needs to know before somebody goes live. */
export const liveApplication = {
  plan: { kind: 'text', label: '打算直播什么', max: 500, required: true },
  frequency: { kind: 'line', label: '大概什么时候播', max: 40, required: true },
  audience: { kind: 'choice', label: '预计多少人看', required: true },
  experience: { kind: 'text', label: '直播经验（选填）', called: '直播经验', max: 500 },
} as const satisfies FieldTable;

/** What every live lesson of a channel begins with. */
export const liveChannel = {
  channelName: { kind: 'line', label: '频道名称', max: 30, required: true },
  channelLogo: { kind: 'picture', label: '封面（选填）', called: '频道封面', purpose: 'picture' },
  resolution: { kind: 'choice', label: '默认清晰度' },
  isRecord: { kind: 'flag', label: '录制直播，结束后生成回放' },
  isChat: { kind: 'flag', label: '学员可以发言' },
  isHands: { kind: 'flag', label: '学员可以举手' },
  maxSeats: { kind: 'choice', label: '同时上台的学员' },
} as const satisfies FieldTable;

/** What somebody tells who enters the live room as an assistant or a guest. */
export const channelPassword = {
  password: { kind: 'code', label: '频道密码（选填）', called: '频道密码', max: 20 },
} as const satisfies FieldTable;
