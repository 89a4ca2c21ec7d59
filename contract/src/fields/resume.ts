import { NEWS_IMAGES, WORK_ABILITIES, WORK_FILES } from '../rules/resume.ts';
import type { FieldTable } from '../kit/field.ts';

/** The head of a résumé. */
export const base = {
  nickname: { kind: 'line', label: '姓名或昵称', max: 20, required: true },
  headline: { kind: 'line', label: '一句话介绍', max: 60 },
  regionCode: { kind: 'tree', label: '所在地', tree: 'region' },
  eduGrade: { kind: 'choice', label: '最高学历', called: '学历', dictionary: 'education' },
  jobStatus: { kind: 'choice', label: '求职状态', dictionary: 'jobStatus' },
  introduction: { kind: 'text', label: '自我介绍', max: 1000 },
} as const satisfies FieldTable;

/** What of the head is more than a text or a choice. */
export const person = {
  headImgUrl: { kind: 'picture', label: '照片', purpose: 'avatar' },
  sex: { kind: 'choice', label: '性别' },
  birthday: { kind: 'date', label: '出生日期' },
  workSince: { kind: 'choice', label: '参加工作' },
  contactMobile: { kind: 'mobile', label: '联系手机', max: 11 },
  contactEmail: { kind: 'email', label: '联系邮箱', max: 254 },
} as const satisfies FieldTable;

const period = {
  startDate: { kind: 'month', label: '开始时间', required: true },
  endDate: { kind: 'month', label: '结束时间' },
} as const satisfies FieldTable;

export const education = {
  schoolName: { kind: 'line', label: '学校', max: 60, required: true },
  major: { kind: 'line', label: '专业', max: 60 },
  degree: { kind: 'choice', label: '学历', dictionary: 'education' },
  ...period,
  description: { kind: 'text', label: '在校经历', max: 1000 },
} as const satisfies FieldTable;

export const work = {
  companyName: { kind: 'line', label: '单位', max: 60, required: true },
  position: { kind: 'line', label: '职位', max: 60, required: true },
  industry: { kind: 'choice', label: '行业', dictionary: 'industry' },
  ...period,
  description: { kind: 'text', label: '工作内容', max: 2000 },
} as const satisfies FieldTable;

export const expectedJob = {
  jobTypeCode: { kind: 'tree', label: '职位类别', tree: 'jobType', required: true },
  regionCode: { kind: 'tree', label: '工作地点', tree: 'region' },
  jobNature: { kind: 'choice', label: '工作性质', dictionary: 'positionNature' },
  arrival: { kind: 'choice', label: '到岗时间', dictionary: 'arrival' },
} as const satisfies FieldTable;

/** Two numbers under one name; the second end shows what is wrong. */
export const salary = { salaryMax: { kind: 'salary', label: '月薪' } } as const satisfies FieldTable;

export const project = {
  projectName: { kind: 'line', label: '项目名称', max: 60, required: true },
  projectRole: { kind: 'line', label: '我的角色', max: 40 },
  ...period,
  description: { kind: 'text', label: '做了什么', max: 2000 },
  result: { kind: 'text', label: '结果', max: 500 },
  linkUrl: { kind: 'link', label: '项目链接', max: 500 },
} as const satisfies FieldTable;

export const news = {
  title: { kind: 'line', label: '标题', max: 60, required: true },
  eventDate: { kind: 'month', label: '时间', required: true },
  content: { kind: 'text', label: '经过', max: 2000 },
} as const satisfies FieldTable;

export const newsFiles = {
  images: { kind: 'files', label: '照片', purpose: 'resumePicture', max: NEWS_IMAGES },
} as const satisfies FieldTable;

export const workSet = {
  title: { kind: 'line', label: '作品名称', max: 60, required: true },
  description: { kind: 'text', label: '作品说明', max: 2000 },
  linkUrl: { kind: 'link', label: '作品链接', max: 500 },
} as const satisfies FieldTable;

export const workSetFiles = {
  cover: { kind: 'picture', label: '封面', purpose: 'resumePicture' },
  files: { kind: 'files', label: '文件', purpose: 'work', max: WORK_FILES },
  abilityIds: { kind: 'abilities', label: '用到的能力', max: WORK_ABILITIES },
  isPublic: { kind: 'flag', label: '展示' },
} as const satisfies FieldTable;

export const research = {
  title: { kind: 'line', label: '成果名称', max: 120, required: true },
  researchType: { kind: 'choice', label: '成果类型', dictionary: 'researchType', required: true },
  publishDate: { kind: 'month', label: '时间', required: true },
  source: { kind: 'line', label: '来源', max: 120 },
  description: { kind: 'text', label: '内容简介', max: 2000 },
  linkUrl: { kind: 'link', label: '链接', max: 500 },
} as const satisfies FieldTable;
