import { useEffect, useMemo, useState } from 'react';
import { readScore, ReleaseState, scoreText, totalOf } from '#contract/rules/scores.ts';
import type { Sheet } from '#contract/user/score.ts';
import { useLeaving } from '../../../kit/outbox/useLeaving.ts';
import { useSession } from '../../../kit/session.tsx';
import { useHydrated } from '../../../kit/useHydrated.ts';
import type { Saving } from '../../../ui/SaveState.tsx';
import { cellKey, createSheetWriter } from './sheetWriter.ts';

type Cells = ReadonlyMap<string, string>;

const known = ({ students }: Sheet): Map<string, string> =>
  new Map(
    students.flatMap(({ userNo, entries }) =>
      entries.map((one) => [cellKey(one.partId, userNo), scoreText(one)] as const),
    ),
  );

const nothing = () => undefined;

/** The table of marks as it is typed, and how it stands with saving it. */
export function useSheet(sheet: Sheet) {
  const userNo = useSession()?.user.userNo;
  const { offeringId } = sheet;
  const [typed, setTyped] = useState<Cells>(new Map());
  const [saving, setSaving] = useState<{ of: Saving; message?: string }>({ of: 'none' });
  const isHere = useHydrated();
  const writer = useMemo(() => {
    if (userNo === undefined || !isHere) return null;
    return createSheetWriter({ userNo, offeringId, onState: (of, message) => setSaving({ of, message }) });
  }, [userNo, offeringId, isHere]);
  // what an earlier page could not hand in is on its way while it is shown
  const kept = useMemo<Cells>(() => writer?.kept() ?? new Map<string, string>(), [writer]);
  useEffect(() => {
    writer?.flush();
    return () => writer?.stop();
  }, [writer]);
  useLeaving(useMemo(() => ({ onLeave: writer?.leave ?? nothing, onOnline: writer?.flush ?? nothing }), [writer]));

  const saved = useMemo(() => known(sheet), [sheet]);
  const valueOf = (partId: string, student: string): string => {
    const key = cellKey(partId, student);
    // once they are out, only corrections count, and those the server has
    if (sheet.releaseState === ReleaseState.released) return saved.get(key) ?? '';
    return typed.get(key) ?? kept.get(key) ?? saved.get(key) ?? '';
  };
  return {
    valueOf,
    saving,
    retry: () => writer?.flush(),
    write(cells: readonly (readonly [key: string, value: string])[]) {
      setTyped((before) => new Map([...before, ...cells]));
      writer?.write(cells);
    },
    /** Of a learner, from what stands in the table now. */
    totalOf: (student: string) => totalOf(sheet.parts, (partId) => readScore(valueOf(partId, student))),
    /** Cells that mean nothing, row by row. */
    wrong: sheet.students.flatMap(({ userNo: student, studentName }, row) =>
      sheet.parts.flatMap(({ id, partName }) => {
        const value = valueOf(id, student);
        return readScore(value) === undefined
          ? [{ key: cellKey(id, student), row: row + 1, studentName, partName, value }]
          : [];
      }),
    ),
  };
}

export type SheetHandle = ReturnType<typeof useSheet>;
