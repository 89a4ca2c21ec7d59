import type { SheetPage } from '../../../kit/sheet/sheetPage.ts';

/** The roster out of a spreadsheet. */
export const studentSheet: SheetPage = {
  noun: '学生',
  markHead: '学号',
  path: '/account/student/import',
  broughtPath: '/account/student?bound=no',
  checkPath: '/user/auth/orgStudentImport/check',
  calls: () => import('#contract/user/orgStudentImport.ts'),
  words: {
    note: '导入的是名单，不建账号；学生填对学号与姓名就会绑定',
    template: '一行一位学生，姓名与学号必填。第二页写着现有的院系。',
    check: '先检查每一行，不会马上导入。',
    confirm: () => '加进学生名单，不发短信也不发消息；7 天内可以撤销',
    confirmLabel: '导入名单',
    brought: '已加进名单',
    broughtLink: '看未绑定的学生',
    keeps: '已经绑定账号的学生会留下',
    undo: (count) => `${count} 位学生，没有绑定也没有改过的都从名单里拿走；绑定了的、改过资料的留下`,
    undone: '没有绑定的学生都已拿走',
  },
};
