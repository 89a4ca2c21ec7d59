import type { FieldTable } from '../kit/field.ts';
import { MOST_WANTED } from '../rules/vacancies.ts';

/** What an enterprise writes about a vacancy. */
export const vacancy = {
  vacancyName: { kind: 'line', label: '职位名称', max: 40, required: true },
  jobTypeCode: { kind: 'tree', label: '职位类别', tree: 'jobType', required: true },
  regionCode: { kind: 'tree', label: '工作地点', tree: 'region', required: true },
  place: { kind: 'line', label: '详细地址', max: 80 },
  duties: { kind: 'text', label: '工作内容', max: 3000, required: true },
  demands: { kind: 'text', label: '任职要求', max: 3000, required: true },
  degree: { kind: 'choice', label: '学历要求', dictionary: 'education' },
  experience: { kind: 'choice', label: '经验要求', dictionary: 'workYears' },
  nature: { kind: 'choice', label: '工作性质', dictionary: 'positionNature', required: true },
} as const satisfies FieldTable;

export const vacancyMore = {
  salaryMax: { kind: 'salary', label: '月薪' },
  countWanted: { kind: 'number', label: '招聘人数', min: 1, max: MOST_WANTED },
  endDate: { kind: 'date', label: '截止日期', required: true },
  benefits: { kind: 'line', label: '福利', max: 120 },
  abilities: { kind: 'choice', label: '能力要求' },
  testIds: { kind: 'choice', label: '请应聘的人做的测评' },
} as const satisfies FieldTable;

export const application = {
  note: { kind: 'text', label: '想说的话', max: 300 },
  isTestShown: { kind: 'flag', label: '岗位测试的成绩' },
  replyText: { kind: 'text', label: '给对方的话', max: 300 },
} as const satisfies FieldTable;
