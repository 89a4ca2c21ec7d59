import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { Schema } from '#contract/kit/schema.ts';
import { call } from '../../../kit/call.ts';
import { dropDraft } from '../../../kit/drafts.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import type { PathOf } from '../../../kit/form/paths.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { toast } from '../../../ui/toast.ts';

interface Kept<V extends object> {
  of: { form: Fields<V>; setFailure: (failure: string | null) => void };
  /** The name under which the device keeps what is typed; it goes once the server has it. */
  draft: string;
  /** Where the drafts are listed. */
  to: string;
}

/** The second button of a form that publishes: the server keeps a draft, and what is wrong is told at its field. */
export function useSaveDraft<V extends object, I extends Schema, O extends Schema>(
  load: LazyCall<I, O>,
  { of: { form, setFailure }, draft, to }: Kept<V>,
) {
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      await call(await load(), form.state().values as never, { isShowErrTip: false });
      dropDraft(draft);
      toast('草稿已保存');
      await navigate(to);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const shown = error.issues.filter(({ path }) => path in form.state().values);
      for (const { path, message } of shown.toReversed()) form.setError(path as PathOf<V>, message);
      if (shown.length === 0) setFailure(error.message);
    } finally {
      setSaving(false);
    }
  };
  return { save, saving };
}
