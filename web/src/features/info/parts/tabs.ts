/** The pages of one's own information, in the order of the tabs. */
export const infoTabs = [
  { key: 'info', to: '/account/info', label: '概览' },
  { key: 'basicInfo', to: '/account/info/basicInfo', label: '基本信息' },
  { key: 'educationInfo', to: '/account/info/educationInfo', label: '教育' },
  { key: 'workInfo', to: '/account/info/workInfo', label: '工作' },
  { key: 'jobInfo', to: '/account/info/jobInfo', label: '求职' },
  { key: 'projectInfo', to: '/account/info/projectInfo', label: '项目' },
  { key: 'workSetInfo', to: '/account/info/workSetInfo', label: '作品' },
  { key: 'eventInfo', to: '/account/info/eventInfo', label: '动态' },
  { key: 'studentInfo', to: '/account/info/studentInfo', label: '学校' },
  { key: 'teacherInfo', to: '/account/info/teacherInfo', label: '教师' },
] as const;
