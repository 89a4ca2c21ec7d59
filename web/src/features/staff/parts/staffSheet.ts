import type { SheetPage } from '../../../kit/sheet/sheetPage.ts';

/** The staff list out of a spreadsheet. */
export const staffSheet: SheetPage = {
  noun: '员工',
  markHead: '手机号',
  path: '/account/staff/import',
  broughtPath: '/account/staff?status=invited',
  checkPath: '/user/auth/orgMembersImport/check',
  calls: () => import('#contract/user/orgMembersImport.ts'),
  words: {
    note: '导入的人都先收到邀请，接受之后才成为员工',
    template: '一行一位员工，姓名与手机号必填。第二页写着现有的部门与你可以给的角色。',
    check: '先检查每一行，不会马上导入，也不会发出邀请。',
    confirm: ({ totalCount, badCount }) =>
      `给 ${totalCount - badCount} 人发送邀请，有账号的收到站内消息，没有的收到短信；7 天内可以撤销，发出去的短信收不回`,
    confirmLabel: '导入并发送邀请',
    brought: '已发出邀请',
    broughtLink: '看已邀请的员工',
    keeps: '已经接受邀请的人会留下',
    undo: (count) => `${count} 人，没有答复也没有改过的都从名单里拿走；接受了的、改过资料的留下`,
    undone: '没有答复的邀请都已收回',
  },
};
