import type { SheetPage } from '../../../kit/sheet/sheetPage.ts';

/** The single learners of one offering out of a spreadsheet. */
export const rosterSheetOf = (id: string, offeringName: string): SheetPage => ({
  noun: '学生',
  markHead: '学号',
  path: `/account/class/${id}/import`,
  broughtPath: `/account/class/${id}?way=single`,
  checkPath: '/course/auth/courseClassImport/check',
  scope: { offeringId: id },
  calls: () => import('#contract/course/courseClassImport.ts'),
  words: {
    note: `单独加进「${offeringName}」的名单；随班的学生不用导入`,
    template: '一行一个学号；姓名填了就和学生名单核对。',
    check: '先检查每一行，不会马上导入。',
    confirm: () => `加进「${offeringName}」的名单；7 天内可以撤销`,
    confirmLabel: '加入名单',
    brought: '已加进名单',
    broughtLink: '看名单',
    keeps: '这次加进来的都会拿走',
    undo: (count) => `${count} 位学生从名单里拿走`,
    undone: '这次加进来的学生都已拿走',
  },
});
