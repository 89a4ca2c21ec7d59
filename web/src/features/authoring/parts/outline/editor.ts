import * as chapterAudit from '#contract/course/chapterAudit.ts';
import type { OutlineRow, run } from '#contract/course/courseOutline.ts';
import { outline as outlineCall } from '#contract/course/courseAudit.ts';
import type { Outline } from '#contract/course/draft.ts';
import * as periodAudit from '#contract/course/periodAudit.ts';
import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { chapterTarget, periodTarget } from '#contract/rules/remarks.ts';
import { call } from '../../../../kit/call.ts';
import { toast } from '../../../../ui/toast.ts';
import { bringOutline } from '../calls.ts';
import type { Desk } from '../saving/desk.ts';
import type { Placing } from './placing.ts';
import type { OutlineStore } from './store.ts';

type Brought = OutputOf<typeof run.output>;

const quiet = { isShowErrTip: false };

export type OutlineEditor = ReturnType<typeof createOutlineEditor>;

/**
 * Changes the outline: what can be shown at once is, and the server hears of one change after the other, because each
 * names the outline it was made on. Where the outline was changed elsewhere, the newest takes its place and says so.
 */
export function createOutlineEditor(courseId: string, store: OutlineStore, desk: Desk) {
  let tail: Promise<unknown> = Promise.resolve();

  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = tail.then(act);
    tail = next.catch(() => undefined);
    return next;
  }

  /** Shows an outline of the server with what is being written here on top of it. */
  function show(outline: Outline): void {
    store.replace(outline);
    for (const target of desk.targets()) {
      desk.forget(target);
      const writer = desk.writer(target);
      const [kind, id = ''] = target.split(':');
      if (writer && kind === 'chapter') store.patchChapter(id, writer.changes());
      if (writer && kind === 'period') store.patchPeriod(id, writer.changes());
    }
  }

  async function recover(failure: CallError): Promise<void> {
    toast(failure.message);
    if (failure.code === CONFLICT.code) return show(failure.data as Outline);
    try {
      show(await call(outlineCall, { id: courseId }, quiet));
    } catch {
      // Without the server it stays as it was before the change.
    }
  }

  /** Shows a change at once and takes it back when the server does not make it. */
  async function change(shownNow: () => void, ask: () => Promise<{ outlineRevision: number }>): Promise<boolean> {
    const before = store.get();
    shownNow();
    try {
      const { outlineRevision } = await inTurn(ask);
      store.setRevision(outlineRevision);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      store.replace({ ...before, outlineRevision: store.get().outlineRevision });
      await recover(error);
      return false;
    }
  }

  return {
    place(placing: Placing): Promise<boolean> {
      const revision = () => store.get().outlineRevision;
      if (placing.kind === 'chapters') {
        const ask = () =>
          call(chapterAudit.sort, { courseId, outlineRevision: revision(), chapterIdList: placing.ids }, quiet);
        return change(() => store.placeChapters(placing.ids), ask);
      }
      const { chapterId, ids } = placing;
      const ask = () => call(periodAudit.sort, { chapterId, outlineRevision: revision(), periodIdList: ids }, quiet);
      return change(() => store.placePeriods(chapterId, ids), ask);
    },
    /** @returns the new chapter's target; undefined when it could not be made, which was said. */
    async addChapter(chapterName: string): Promise<string | undefined> {
      try {
        const made = await inTurn(() => call(chapterAudit.save, { courseId, chapterName }));
        store.addChapter(made.chapter);
        store.setRevision(made.outlineRevision);
        return chapterTarget(made.chapter.id);
      } catch {
        return undefined;
      }
    },
    async addPeriod(chapterId: string, periodName: string): Promise<string | undefined> {
      try {
        const made = await inTurn(() => call(periodAudit.save, { chapterId, periodName }));
        store.addPeriod(made.period);
        store.setRevision(made.outlineRevision);
        return periodTarget(made.period.id);
      } catch {
        return undefined;
      }
    },
    /** Brings in checked rows of a spreadsheet. @returns what came of it; undefined when it could not be, which was said. */
    async bring(outlineRevision: number, rows: OutlineRow[]): Promise<Brought | undefined> {
      try {
        const brought = await inTurn(async () =>
          call(await bringOutline(), { id: courseId, outlineRevision, rows }, quiet),
        );
        show(brought.outline);
        return brought;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        await recover(error);
        return undefined;
      }
    },
    async removePeriods(ids: readonly string[]): Promise<boolean> {
      const remove = async () => {
        let moved = { outlineRevision: store.get().outlineRevision };
        for (const id of ids) moved = await call(periodAudit.remove, { id }, quiet);
        return moved;
      };
      const isDone = await change(() => store.removePeriods(new Set(ids)), remove);
      if (isDone) for (const id of ids) desk.forget(periodTarget(id), true);
      return isDone;
    },
    async removeChapter(id: string): Promise<boolean> {
      const isDone = await change(
        () => store.removeChapter(id),
        () => call(chapterAudit.remove, { id }, quiet),
      );
      if (isDone) desk.forget(chapterTarget(id), true);
      return isDone;
    },
  };
}
