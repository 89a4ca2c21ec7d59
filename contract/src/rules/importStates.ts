import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What became of an import: looked at, brought in, taken back. It only ever moves forward. */
export const ImportState = choice({ checked: [1, '已检查'], imported: [2, '已导入'], undone: [3, '已撤销'] });

export type ImportState = ValueOf<typeof ImportState>;

/** How long an import can be undone. */
export const UNDO_DAYS = 7;

/** What one file may hold. */
export const IMPORT_ROWS = 5000;
export const IMPORT_BYTES = 5 * 1024 * 1024;

/** Whether an import of this moment can still be undone. */
export const mayUndo = (state: number, importedAt: Date, now: Date): boolean =>
  state === ImportState.imported && now.getTime() - importedAt.getTime() <= UNDO_DAYS * 86_400_000;
