import type { FieldTable } from '../kit/field.ts';

/** How an organization looks on its own host. */
export const orgSite = {
  orgTheme: { kind: 'choice', label: '主色' },
  icpNo: { kind: 'line', label: '备案号', max: 40 },
  isOn: { kind: 'flag', label: '启用' },
} as const satisfies FieldTable;
