/** The five identities (specification, section 1). 0 is ours: the platform's operator. */
export const userTypes = {
  0: '平台运营',
  1: '学员',
  2: '讲师',
  3: '机构',
  4: '学校',
  5: '企业',
} as const;

export type UserType = keyof typeof userTypes;

export const userTypeName = (type: number): string => userTypes[type as UserType] ?? '用户';
