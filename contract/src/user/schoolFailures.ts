import { failuresOf } from '../kit/errors.ts';

const failure = failuresOf<'user'>();

/** Calendar and rooms of a school: 1480-1499. Where a sentence carries a figure, the answer says it. */
export const TERM_TAKEN = failure(1480, '这个学年已经有这个学期');
export const TERM_OVERLAPS = failure(1481, '和已有的学期时间重叠，请换一天或减少周数');
export const TERM_HAS_LESSONS = failure(1482, '这个学期已经排了课，开始日期不能再改');
export const TERM_TOO_SHORT = failure(1483, '最后一节课在更后面，周数不能这么少');
export const TERM_IN_USE = failure(1484, '这个学期已经有开课，不能删除');
export const DAY_TAKEN = failure(1485, '这几天里已经有写进校历的，请先删除');
export const DAY_HAS_LESSONS = failure(1486, '这几天已经排了课，请选择取消还是保留');
export const DAY_MADE_UP = failure(1487, '这一天的课已经安排了别的日子补');
export const BELL_IN_USE = failure(1488, '要去掉的节次还有将来的课');
export const BELL_CLASH = failure(1489, '改了作息会有课撞在一起');
export const CAMPUS_TAKEN = failure(1490, '已经有这个名称的校区');
export const CAMPUS_IN_USE = failure(1491, '校区里还有教室，请先移走或删除它们');
export const ROOM_TAKEN = failure(1492, '这栋楼里已经有这个名称的教室');
export const ROOM_IN_USE = failure(1493, '这间教室还有将来的课，请先换教室');
