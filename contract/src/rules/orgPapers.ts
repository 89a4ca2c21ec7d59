/** What the name, the code and the licence of an organization are called, by its kind: on the labels and in what they say. */
export const orgPapers = {
  3: { name: '机构全称', code: '统一社会信用代码', licence: '营业执照或办学许可证' },
  4: { name: '学校全称', code: '学校代码', licence: '授权书' },
  5: { name: '企业全称', code: '统一社会信用代码', licence: '营业执照' },
} as const;
