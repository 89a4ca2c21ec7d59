import type { FieldTable } from '../kit/field.ts';

/** What a course says of itself; its author writes it, a reviewer looks at each. */
export const courseFacts = {
  courseName: { kind: 'line', label: '名称', called: '课程名称', max: 60, required: true },
  summary: { kind: 'line', label: '一句话介绍', max: 120, required: true },
  category: { kind: 'choice', label: '分类', required: true },
  courseLogo: { kind: 'picture', label: '封面', purpose: 'picture' },
  introduce: { kind: 'html', set: 'article', label: '课程介绍', max: 20_000, required: true },
  tags: { kind: 'line', label: '标签', max: 100 },
  abilities: { kind: 'choice', label: '提高的能力' },
  lecturerUserNo: { kind: 'choice', label: '讲师', required: true },
  isFree: { kind: 'flag', label: '收费方式' },
  courseOriginal: { kind: 'number', label: '原价', min: 0, max: 100_000 },
  courseDiscount: { kind: 'number', label: '现价', min: 0, max: 100_000 },
  courseSvipDiscount: { kind: 'number', label: '会员价', min: 0, max: 100_000 },
  isVipFree: { kind: 'flag', label: '会员免费' },
  isAnswer: { kind: 'flag', label: '附答案' },
  credit: { kind: 'number', label: '学分', min: 0, max: 100 },
  completionPercent: { kind: 'number', label: '看完多少算学完', called: '学完的比例', min: 1, max: 100 },
  isDragAllowed: { kind: 'flag', label: '可以拖动进度' },
  isSpeedAllowed: { kind: 'flag', label: '可以倍速播放' },
} as const satisfies FieldTable;

export const chapterFields = {
  chapterName: { kind: 'line', label: '章名称', max: 60, required: true },
  chapterDesc: { kind: 'line', label: '说明', called: '章的说明', max: 200 },
  isFree: { kind: 'flag', label: '免费试学' },
} as const satisfies FieldTable;

export const periodFields = {
  periodName: { kind: 'line', label: '课时名称', max: 80, required: true },
  periodDesc: { kind: 'text', label: '说明', called: '课时的说明', max: 500 },
  linkUrl: { kind: 'link', label: '网址', max: 500 },
  content: { kind: 'html', set: 'article', label: '正文', max: 50_000 },
  startTime: { kind: 'time', label: '开始时间' },
  minutes: { kind: 'number', label: '时长（分钟）', called: '时长', min: 5, max: 720 },
  pageSeconds: { kind: 'number', label: '每页至少看几秒', min: 1, max: 600 },
  isFree: { kind: 'flag', label: '免费试学' },
} as const satisfies FieldTable;

export const COURSE_TAGS = 6;
export const TAG_LENGTH = 12;
