import type { FieldTable } from '../kit/field.ts';
import { MOST_WEEKS } from '../rules/school.ts';

export const term = {
  schoolYear: { kind: 'choice', label: '学年', required: true },
  semester: { kind: 'choice', label: '学期', required: true },
  beginOn: { kind: 'date', label: '第一天（周一）', required: true },
  weeks: { kind: 'number', label: '周数', min: 1, max: MOST_WEEKS },
} as const satisfies FieldTable;

export const schoolDays = {
  dayKind: { kind: 'choice', label: '放假还是上课', required: true },
  dayName: { kind: 'line', label: '名称', max: 20, required: true },
  fromDay: { kind: 'date', label: '开始日期', required: true },
  toDay: { kind: 'date', label: '结束日期', required: true },
  follows: { kind: 'date', label: '补哪天的课' },
  lessons: { kind: 'choice', label: '已经排好的课' },
} as const satisfies FieldTable;

export const bell = {
  'bells.*.beginClock': { kind: 'code', label: '上课', max: 5, required: true },
  'bells.*.endClock': { kind: 'code', label: '下课', max: 5, required: true },
} as const satisfies FieldTable;

export const campus = {
  campusName: { kind: 'line', label: '校区名称', max: 30, required: true },
  address: { kind: 'line', label: '地址', max: 100 },
} as const satisfies FieldTable;

export const room = {
  campusId: { kind: 'choice', label: '校区', required: true },
  building: { kind: 'line', label: '楼', max: 30 },
  roomName: { kind: 'line', label: '教室名称', max: 30, required: true },
  roomKind: { kind: 'choice', label: '类型', required: true },
  seats: { kind: 'number', label: '座位', min: 1, max: 2000 },
  equipment: { kind: 'line', label: '设备', max: 200 },
} as const satisfies FieldTable;

export const offering = {
  termId: { kind: 'choice', label: '学期', required: true },
  offeringName: { kind: 'line', label: '名称', called: '开课名称', max: 60, required: true },
  courseId: { kind: 'choice', label: '平台上的课程' },
  lessonKind: { kind: 'choice', label: '类型', required: true },
  credit: { kind: 'number', label: '学分', min: 0, max: 100 },
  hours: { kind: 'number', label: '学时', min: 0, max: 1000 },
  seats: { kind: 'number', label: '人数上限', min: 1, max: 2000 },
  teacherUserNos: { kind: 'choice', label: '教师' },
  gradeIds: { kind: 'choice', label: '班级' },
  remark: { kind: 'line', label: '说明', max: 100 },
} as const satisfies FieldTable;

export const offeringCopy = {
  fromTermId: { kind: 'choice', label: '从哪个学期', required: true },
  toTermId: { kind: 'choice', label: '复制到', required: true },
  withTeachers: { kind: 'flag', label: '教师' },
  withGrades: { kind: 'flag', label: '班级' },
} as const satisfies FieldTable;

export const offeringStudent = {
  studentNumbers: { kind: 'text', label: '学号', max: 2000, required: true },
} as const satisfies FieldTable;

export const lessonCancel = {
  reason: { kind: 'text', label: '原因', called: '停课原因', max: 100 },
} as const satisfies FieldTable;

export const exchangeAsked = {
  reason: { kind: 'text', label: '原因', max: 200, required: true },
} as const satisfies FieldTable;

/** What the colleague says to being asked. */
export const exchangeAnswered = {
  opinion: { kind: 'text', label: '答复', max: 200 },
} as const satisfies FieldTable;

/** What the school says to it. */
export const exchangeAudited = {
  opinion: { kind: 'text', label: '意见', max: 200 },
} as const satisfies FieldTable;
