import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** Whether a row counts: disabled rows are kept for what refers to them. */
export const RowState = choice({ disabled: [0, '停用'], normal: [1, '正常'] });

export type RowState = ValueOf<typeof RowState>;
