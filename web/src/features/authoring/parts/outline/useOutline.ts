import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Outline } from '#contract/course/draft.ts';
import { periodTarget } from '#contract/rules/remarks.ts';
import type { Desk } from '../saving/desk.ts';
import { createDesk } from '../saving/desk.ts';
import { linesOf } from '../saving/lines.ts';
import type { OutlineEditor } from './editor.ts';
import { createOutlineEditor } from './editor.ts';
import type { OutlineStore } from './store.ts';
import { createOutlineStore } from './store.ts';
import { showOn, writerOf } from './writing.ts';

export interface Room {
  courseId: string;
  desk: Desk;
  store: OutlineStore;
  editor: OutlineEditor;
}

/** All that writing on the contents of a course needs, made once for the page. */
export function useRoom(userNo: string, courseId: string, outline: Outline): Room {
  const [room] = useState(() => roomOf(userNo, courseId, outline));
  // What an earlier page could not send is shown and sent as soon as it opens.
  useEffect(() => {
    for (const target of room.desk.left()) {
      const writer = target === 'facts' ? undefined : writerOf(room.desk, room.store, target);
      if (!writer) continue;
      showOn(room.store, target, writer.changes());
      void writer.flush();
    }
    return room.desk.onValues((target, fields) => showOn(room.store, target, fields));
  }, [room]);
  return room;
}

function roomOf(userNo: string, courseId: string, outline: Outline): Room {
  const store = createOutlineStore(outline);
  const desk: Desk = createDesk(
    userNo,
    courseId,
    linesOf((period) => {
      store.putPeriod(period);
      showOn(store, periodTarget(period.id), desk.writer(periodTarget(period.id))?.changes() ?? {});
    }),
  );
  return { courseId, desk, store, editor: createOutlineEditor(courseId, store, desk) };
}

export const useOutline = (store: OutlineStore): Outline => useSyncExternalStore(store.listen, store.get, store.get);
