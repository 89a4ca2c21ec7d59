/** The kinds of messages the platform sends. */
export const messageTypes = {
  system: '系统消息',
  review: '审核结果',
  organization: '单位消息',
  study: '学习提醒',
  community: '社区动态',
  security: '账号安全',
} as const;

export type MessageType = keyof typeof messageTypes;
