import type { FieldTable } from '../kit/field.ts';

/** What somebody fills in about a question; what it says and its key are declared in `exam/questionShapes.ts`. */
export const questionFields = {
  stem: { kind: 'html', set: 'question', label: '题干', max: 5000, required: true },
  analysis: { kind: 'html', set: 'question', label: '解析', max: 5000 },
  points: { kind: 'number', label: '默认分值', min: 0.1, max: 200, required: true },
  difficulty: { kind: 'choice', label: '难度', required: true },
  subjectId: { kind: 'choice', label: '学科', required: true },
  knowledge: { kind: 'line', label: '知识点', max: 30 },
  source: { kind: 'choice', label: '来源', required: true },
  year: { kind: 'choice', label: '年份' },
  abilities: { kind: 'choice', label: '检验的能力项' },
  folderId: { kind: 'choice', label: '文件夹' },
  note: { kind: 'line', label: '改了什么', max: 100 },
} as const satisfies FieldTable;

export const questionFolder = {
  folderName: { kind: 'line', label: '文件夹名称', max: 30, required: true },
  parentId: { kind: 'choice', label: '上级' },
} as const satisfies FieldTable;

export const questionReport = {
  content: { kind: 'text', label: '哪里有问题', max: 300, required: true },
} as const satisfies FieldTable;

export const questionReply = {
  reply: { kind: 'text', label: '回复', max: 300, required: true },
} as const satisfies FieldTable;
