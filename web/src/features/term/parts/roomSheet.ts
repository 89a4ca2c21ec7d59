import type { SheetPage } from '../../../kit/sheet/sheetPage.ts';

/** The rooms out of a spreadsheet. */
export const roomSheet: SheetPage = {
  noun: '教室',
  unit: '间',
  markHead: '校区',
  path: '/account/term/rooms/import',
  broughtPath: '/account/term?tab=rooms',
  checkPath: '/user/auth/schoolRoomImport/check',
  calls: () => import('#contract/user/schoolRoomImport.ts'),
  words: {
    note: '一行一间教室；校区要先建好',
    template: '校区、教室名称、类型与座位必填。第二页写着现有的校区与类型。',
    check: '先检查每一行，不会马上导入。',
    confirm: () => '加进教室名单，7 天内可以撤销',
    confirmLabel: '导入教室',
    brought: '已加进名单',
    broughtLink: '看教室',
    keeps: '已经排了课的教室会留下',
    undo: (count) => `${count} 间教室，没有排课也没有改过的都拿走；其余留下`,
    undone: '没有用过的教室都已拿走',
  },
};
