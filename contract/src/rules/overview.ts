/** Something a centre counts: what it is called, its unit, and the page that lists it; empty where none does. */
interface Counted {
  label: string;
  unit: string;
  to: string;
}

const counted = <const T extends Record<string, Counted>>(table: T): T => table;

/** The figures that matter, by their key; which identity sees which is declared where they are counted. */
export const overviewFigures = counted({
  studying: { label: '在学课程', unit: '门', to: '/account/course' },
  finished: { label: '学完的课', unit: '门', to: '/account/course?tab=finished' },
  weekMinutes: { label: '本周学习', unit: '分钟', to: '/account/study' },
  certificates: { label: '证书', unit: '张', to: '/account/certificate' },
  courses: { label: '在架课程', unit: '门', to: '' },
  learners: { label: '学习人次', unit: '', to: '' },
  ratings: { label: '学员评价', unit: '条', to: '' },
  fans: { label: '关注我的', unit: '人', to: '' },
  lecturers: { label: '讲师', unit: '位', to: '' },
  vacancies: { label: '招聘中的职位', unit: '个', to: '/account/position' },
  applications: { label: '近三十天的投递', unit: '份', to: '/account/position' },
  staff: { label: '在职员工', unit: '人', to: '/account/staff' },
  students: { label: '名单上的学生', unit: '人', to: '/account/student' },
  departments: { label: '部门', unit: '个', to: '/account/department' },
  roles: { label: '角色', unit: '个', to: '/account/roles' },
});

export type OverviewFigure = keyof typeof overviewFigures;

/** What waits for the reader; shown only while there is some. */
export const overviewTasks = counted({
  unread: { label: '未读消息', unit: '条', to: '/account/message?box=unread' },
  invitations: { label: '单位邀请你加入', unit: '份', to: '/account/invitation' },
  plansDue: { label: '到期还没学完的计划', unit: '门', to: '/account/course' },
  disputes: { label: '学员的学习异议', unit: '条', to: '/account/disputes' },
  lecturerRefused: { label: '讲师资料被退回，改好再交', unit: '份', to: '/account/lectureinfo' },
  lecturerWaiting: { label: '讲师资料正在审核', unit: '份', to: '/account/lectureinfo' },
  courseReviews: { label: '等着审核的课程', unit: '门', to: '/account/courseaudit' },
  lecturerAsks: { label: '讲师的加入申请', unit: '份', to: '/account/organization/lecturer?tab=asks' },
  teachInvitations: { label: '机构邀请你授课', unit: '份', to: '/account/invitation' },
  applicants: { label: '没有答复的投递', unit: '份', to: '/account/position' },
  bindings: { label: '学生的绑定申请', unit: '份', to: '/account/student?tab=asks' },
  cooperationAsks: { label: '合作邀请等着答复', unit: '份', to: '/account/enterpriseschool?state=0' },
  nominationAsks: { label: '学校想推荐你去的职位', unit: '个', to: '/account/nominations' },
  invited: { label: '还没有答复的员工邀请', unit: '份', to: '/account/staff?status=invited' },
  changeRefused: { label: '单位资料变更被退回', unit: '份', to: '/account/organization/info' },
  changeWaiting: { label: '单位资料变更正在审核', unit: '份', to: '/account/organization/info' },
  factsMissing: { label: '单位的标志或介绍还空着', unit: '处', to: '/account/organization/infoForm' },
});

export type OverviewTask = keyof typeof overviewTasks;

/** Below the figures, in this order. */
export const overviewSections = ['day', 'courses', 'logs', 'messages'] as const;

export type OverviewSection = (typeof overviewSections)[number];
