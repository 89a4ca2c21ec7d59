import type { RunRow } from '#contract/exam/runningShapes.ts';

/** What somebody who watches is about to do, and to whom; no rows: to everybody. */
export type Act =
  | { kind: 'extend' | 'notice' | 'pause' | 'resume'; rows: readonly RunRow[] | null }
  | { kind: 'force' | 'cancel'; row: RunRow & { sittingId: string } }
  | { kind: 'late'; row: RunRow }
  | { kind: 'end' }
  | { kind: 'correct'; itemId: string };

export type OnAct = (act: Act) => void;

/** As calls take it. */
export const whomOf = (assessmentId: string, rows: readonly RunRow[] | null) =>
  rows === null
    ? ({ assessmentId, isForAll: 1, candidateIds: [] } as {
        assessmentId: string;
        isForAll: 0 | 1;
        candidateIds: string[];
      })
    : { assessmentId, isForAll: 0 as const, candidateIds: rows.map(({ candidateId }) => candidateId) };

/** 唐一鸣, or 选中的 3 人. */
export const whomText = (rows: readonly RunRow[]): string =>
  rows.length === 1 ? rows[0]!.userName : `选中的 ${rows.length} 人`;
