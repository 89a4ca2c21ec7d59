import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { BadRow, ImportView } from '#contract/user/sheetImport.ts';
import { listMyWeekTimes } from '#contract/user/orgStudent.ts';
import * as imports from '#contract/user/timetableImport.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { call } from '../../../kit/call.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { SheetImport } from '../../../kit/sheet/SheetImport.tsx';
import { loadSheet } from '../../../kit/sheet/sheetPage.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { frameOf } from '../plan/frame.ts';
import { useChanges } from '../plan/useChanges.tsx';
import { timetableRoutes } from '../routes.ts';
import { timetableSheet } from './timetableSheet.ts';

export const handle = timetableRoutes.imports;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const loaded = await loadSheet(request, api, imports, (page) => api.call(imports.list, page));
  return { loaded, times: await answerOr(request, api.call(listMyWeekTimes, {})) };
}

const keyOf = ({ id }: ImportView, row: number): string => `${id} ${row}`;

/** From a spreadsheet to the timetable; a line that clashes is settled in the form of a plan. */
export default function TimetableImport({ loaderData: { loaded, times } }: PageProps<typeof loader>) {
  const [termId, setTermId] = useState(times.termId);
  const changes = useChanges(frameOf(times, termId));
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const keep = (key: string) => (stands: boolean) =>
    setSettled((before) => new Set(stands ? [...before, key] : [...before].filter((one) => one !== key)));
  async function settle(view: ImportView, { row }: BadRow): Promise<void> {
    try {
      const { rowPlan } = await import('#contract/user/timetableImport.ts');
      const { termId: ofRow, ...plan } = await call(rowPlan, { id: view.id, row });
      setTermId(ofRow);
      const prefill = {
        ...plan,
        offeringId: plan.offering.id,
        roomId: plan.room?.id ?? null,
        teacherUserNos: plan.teachers.map(({ userNo }) => userNo),
      };
      changes.plan(prefill, keep(keyOf(view, row)));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
  const rowAct = (view: ImportView, bad: BadRow) => {
    if (settled.has(keyOf(view, bad.row))) return <StatusDot tone="passed">已排</StatusDot>;
    if (!bad.issues.some(({ reason }) => reason.endsWith('冲突'))) return null;
    return (
      <Button variant="text" size="sm" onClick={() => void settle(view, bad)}>
        解决冲突
      </Button>
    );
  };
  return (
    <>
      {changes.shown}
      <SheetImport of={{ ...timetableSheet, rowAct }} loaded={loaded} />
    </>
  );
}
