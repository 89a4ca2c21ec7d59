import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** Two a year, as the schools count them. */
export const Semester = choice({ first: [1, '第一学期'], second: [2, '第二学期'] });

/** A day on which the calendar of a school differs from the week: nobody comes, or they come for another day. */
export const DayKind = choice({ holiday: [1, '放假'], shifted: [2, '调休上课'] });

export const RoomKind = choice({
  classroom: [1, '普通教室'],
  computers: [2, '机房'],
  training: [3, '实训室'],
  hall: [4, '阶梯教室'],
  sports: [5, '体育场馆'],
});

/** What a lesson counts as in the plan of studies; the timetable is coloured by it. */
export const LessonKind = choice({
  core: [1, '专业核心'],
  common: [2, '公共基础'],
  training: [3, '实训'],
  elective: [4, '选修与体育'],
  club: [5, '社团与竞赛'],
});

/** An offering (开课班): planned while its timetable is made, then taught, then closed. */
export const OfferingState = choice({
  planned: [0, '筹备中'],
  running: [1, '开课中'],
  ended: [2, '已结课'],
});

/** A cancelled lesson keeps its place in the calendar of those who subscribed, and holds neither teacher nor room. */
export const LessonState = choice({ held: [1, '正常'], cancelled: [2, '停课'] });

/** How one comes into a class group. */
export const JoinWay = choice({
  open: [1, '凭邀请码直接加入'],
  approval: [2, '申请后由管理员审核'],
  closed: [3, '不接受申请'],
});

export const GradeRole = choice({ student: [1, '学员'], teacher: [2, '教师'] });

export const GradeState = choice({ running: [1, '使用中'], disbanded: [2, '已解散'] });

export type Semester = ValueOf<typeof Semester>;
export type DayKind = ValueOf<typeof DayKind>;
export type RoomKind = ValueOf<typeof RoomKind>;
export type LessonKind = ValueOf<typeof LessonKind>;
export type OfferingState = ValueOf<typeof OfferingState>;
export type LessonState = ValueOf<typeof LessonState>;
export type JoinWay = ValueOf<typeof JoinWay>;
export type GradeRole = ValueOf<typeof GradeRole>;
export type GradeState = ValueOf<typeof GradeState>;

/** The longest semester a school plans, in weeks. */
export const MOST_WEEKS = 30;

/** The most periods (节) of a day. */
export const MOST_BELLS = 16;

/** The most things that one room is said to have. */
export const MOST_EQUIPMENT = 20;
