import { useEffect, useState, useSyncExternalStore } from 'react';
import * as questionsDraft from '#contract/community/questionsDraft.ts';
import type { QuesDraft } from '#contract/community/questionsShapes.ts';
import { call } from '../../../kit/call.ts';
import { dropDraft, keepDraft, readDraft } from '../../../kit/drafts.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { isPassing } from '../../../kit/outbox/isPassing.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { useLeaving } from '../../../kit/outbox/useLeaving.ts';
import type { KeptDraft } from '../../../shared/community/draftKeeper.ts';
import { draftKeeper } from '../../../shared/community/draftKeeper.ts';

export type Written = QuesDraft['fields'];

export const nothingWritten: Written = { title: '', content: '', labels: [], rewardPoints: 0 };

const quiet = { isShowErrTip: false } as const;

/** Keeps what is typed at one place (`ask`, `ask:<id>`, `answer:<id>`) on this device and on the server. */
export function useQuesDraft(form: Fields<Written>, draft: QuesDraft | null, place: string) {
  const name = `ques:${place}`;
  const [keeper] = useState(() =>
    draftKeeper<Written, QuesDraft>(
      { draft, draftKey: place },
      {
        save: ({ revision, fields }) => call(questionsDraft.save, { place, revision, fields }, quiet),
        update: (input) => call(questionsDraft.update, input, quiet),
        newKey,
        keep: (_, kept) => keepDraft(name, kept),
        // a page that is going may be read again before its last words arrived
        drop: () => document.visibilityState === 'visible' && dropDraft(name),
        isPassing,
        onBegun: () => {},
      },
    ),
  );
  const keeping = useSyncExternalStore(keeper.listen, keeper.read, keeper.read);
  useEffect(() => {
    const kept = readDraft<KeptDraft<Written>>(name);
    if (kept?.fields && kept.known) {
      form.reset({ ...form.getValues(), ...kept.fields });
      keeper.bringBack(kept as KeptDraft<Written>);
    }
    const forget = form.onValue((_, values) => keeper.type(values as Written));
    return () => {
      forget();
      keeper.stop();
      void keeper.flush();
    };
  }, [form, keeper, name]);
  const [leaving] = useState(() => ({ onLeave: () => void keeper.flush(), onOnline: () => void keeper.flush() }));
  useLeaving(leaving);
  return { keeper, keeping };
}
