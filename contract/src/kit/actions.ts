/** Every action code there is, with the name the roles page shows. Menus, buttons and calls use this one vocabulary. */
export const actions = {
  'accusation:handle': '处理反馈与举报',
  'certificate:revoke': '撤销证书',
} as const;

export type Action = keyof typeof actions;
