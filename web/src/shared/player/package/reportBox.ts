import { createBox } from '../../../kit/outbox/box.ts';

/** What a part of a package reported and the server has not confirmed. */
export interface WaitingReport {
  periodId: string;
  itemKey: string;
  values: Record<string, string>;
}

/** Reports kept in this browser until they are confirmed, where signing out forgets them. */
const box = createBox<WaitingReport>(
  'zt-draft:scorm',
  ({ periodId, itemKey, values }) =>
    typeof periodId === 'string' && typeof itemKey === 'string' && typeof values === 'object' && values !== null,
);

const keyOf = ({ periodId, itemKey }: Omit<WaitingReport, 'values'>): string => `${periodId}:${itemKey}`;

export const keepReport = (userNo: string, report: WaitingReport): void => box.put(userNo, keyOf(report), report);

export const takeReport = (userNo: string, which: Omit<WaitingReport, 'values'>): void =>
  box.take(userNo, keyOf(which));

/** What an earlier page could not hand in. */
export const reportsLeft = (userNo: string, periodId: string): WaitingReport[] =>
  box.of(userNo).flatMap(({ value }) => (value.periodId === periodId ? [value] : []));
