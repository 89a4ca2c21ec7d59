import type { SheetPage } from '../../../kit/sheet/sheetPage.ts';
import { planPaths } from '../parts/tabItems.ts';

/** The timetable of a semester out of a spreadsheet. */
export const timetableSheet: SheetPage = {
  noun: '课表',
  nameHead: '课程',
  markHead: '时间',
  unit: '行',
  path: planPaths.import,
  broughtPath: planPaths.plan,
  checkPath: '/user/auth/timetableImport/check',
  calls: () => import('#contract/user/timetableImport.ts'),
  words: {
    note: '一行是一门课每周的一次，冲突的行不会导入，可以当场解决',
    template: '写学期、课程、班级、星期、节次、周次与教室。第二页写着现有的学期与教室。',
    check: '先检查每一行，不会马上排课。',
    confirm: () => '按行排进课表，冲突的行留下；7 天内可以撤销',
    confirmLabel: '导入课表',
    brought: '已排进课表',
    broughtLink: '看排好的课',
    keeps: '已经上过的、导入之后调整过的会留下',
    undo: (count) => `${count} 行排出来的课都会取消；已经上过的、调整过的留下`,
    undone: '没有上过也没有调整过的课都已取消',
  },
};
