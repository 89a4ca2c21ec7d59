import type { FieldTable } from '../kit/field.ts';

/** What an organization decides of its certificates. */
export const certificateTemplate = {
  templateName: { kind: 'line', label: '模板名称', max: 20, required: true },
  title: { kind: 'line', label: '证书标题', max: 12, required: true },
  body: { kind: 'text', label: '正文', max: 160, required: true },
  signerName: { kind: 'line', label: '签发人（选填）', called: '签发人', max: 20 },
  signerTitle: { kind: 'line', label: '签发人职务（选填）', called: '签发人职务', max: 24 },
  sealImg: { kind: 'picture', label: '印章（选填）', called: '印章', purpose: 'seal' },
  ground: { kind: 'choice', label: '底纹' },
  colour: { kind: 'choice', label: '颜色' },
} as const satisfies FieldTable;
