import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Draft } from '#contract/course/draft.ts';
import { handIn } from '#contract/fields/words.ts';
import { CHANNEL_PATH } from '#contract/rules/liveChannel.ts';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { toast } from '../../../../ui/toast.ts';
import { submitCourse } from '../calls.ts';
import { placesOf } from '#contract/rules/authoringPaths.ts';
import { setProblems } from './problems.ts';

/** LIVE_NOT_ALLOWED: its contract would bring zod. */
const NOT_ALLOWED = 2440;

/** Asks once, with room for a word to the reviewer; what is not ready is shown at its places. */
export function SubmitDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [blocked, setBlocked] = useState('');
  const sending = useCallForm(submitCourse, {
    fields: handIn,
    initial: { id: draft.id, note: '' },
    onDone: async () => {
      setProblems(draft.id, []);
      await navigate(placesOf(draft.courseKind, draft.id).done);
    },
    onFailure: (failure) => {
      setBlocked(failure.code === NOT_ALLOWED ? failure.message : '');
      if (failure.code === NOT_ALLOWED) return true;
      if (failure.issues.length === 0) return false;
      setProblems(draft.id, failure.issues);
      toast(failure.message);
      onClose();
      void revalidate();
      return true;
    },
  });
  return (
    <FormDialog
      of={sending}
      label="提交审核"
      title="提交审核"
      note={`由${draft.reviewer || '平台'}审核，期间不能修改；可以随时撤回。${draft.version > 0 ? '通过之前，学员看到的还是现在公开的版本。' : ''}`}
      submitLabel="提交"
      busyLabel="提交中"
      onClose={onClose}
      above={
        blocked === '' ? null : (
          <Banner tone="danger" action={<TextLink to={CHANNEL_PATH}>直播设置</TextLink>}>
            {blocked}
          </Banner>
        )
      }
    >
      <FormTextarea form={sending.form} name="note" rows={3} placeholder="可以不填，例如：补了第 3 章的授权说明" />
    </FormDialog>
  );
}
