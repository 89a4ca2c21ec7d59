import { useEffect, useState, useSyncExternalStore } from 'react';
import * as blog from '#contract/community/blog.ts';
import type { Draft, DraftFields } from '#contract/community/blogShapes.ts';
import { writePath } from '#contract/rules/blog.ts';
import { call } from '../../../kit/call.ts';
import { dropDraft, keepDraft, readDraft } from '../../../kit/drafts.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { isPassing } from '../../../kit/outbox/isPassing.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { useLeaving } from '../../../kit/outbox/useLeaving.ts';
import type { KeptDraft } from '../../../shared/community/draftKeeper.ts';
import { draftKeeper } from '../../../shared/community/draftKeeper.ts';

const nameOf = (id: string | undefined): string => `blog:${id ?? 'new'}`;
const quiet = { isShowErrTip: false } as const;

/** The keeper of the draft on this page: what is typed into the form goes to it, what was kept here comes back. */
export function useDraftKeeper(form: Fields<DraftFields>, draft: Draft | null, userNo: string) {
  const [keeper] = useState(() =>
    draftKeeper<DraftFields, Draft>(
      {
        draft,
        draftKey:
          (typeof window === 'undefined' ? null : readDraft<KeptDraft<DraftFields>>(nameOf(draft?.id)))?.draftKey ??
          keyOr(),
      },
      {
        save: (input) => call(blog.save, { ...input, userNo }, quiet),
        update: (input) => call(blog.update, input, quiet),
        newKey,
        keep: (id, kept) => keepDraft(nameOf(id), kept),
        drop: (id) => document.visibilityState === 'visible' && dropDraft(nameOf(id)),
        isPassing,
        // the address alone: the page and what is typed into it stay as they are
        onBegun: (id) => window.history.replaceState(window.history.state, '', writePath(id)),
      },
    ),
  );
  const keeping = useSyncExternalStore(keeper.listen, keeper.read, keeper.read);
  useEffect(() => {
    const kept = readDraft<KeptDraft<DraftFields>>(nameOf(draft?.id));
    if (kept?.fields && kept.known) {
      form.reset({ ...form.getValues(), ...kept.fields });
      keeper.bringBack(kept as KeptDraft<DraftFields>);
    }
    const forget = form.onValue((_, values) => keeper.type(values as DraftFields));
    return () => {
      forget();
      keeper.stop();
      void keeper.flush();
    };
  }, [form, keeper, draft]);
  const [leaving] = useState(() => ({ onLeave: () => void keeper.flush(), onOnline: () => void keeper.flush() }));
  useLeaving(leaving);
  return { keeper, keeping };
}

const keyOr = (): string => (typeof window === 'undefined' ? '' : newKey());
