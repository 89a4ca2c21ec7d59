import { takenBack } from '#contract/fields/incubation.ts';
import type { cancelBooking } from '#contract/startup/baseDesk.ts';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { DialogButton } from './DialogButton.tsx';

type Taking = typeof cancelBooking;

interface ReasonButtonProps {
  /** What is done: 收回, 取消, 剔除. */
  name: string;
  id: string;
  /** To what. */
  of: string;
  note: string;
  load: LazyCall<Taking['input'], Taking['output']>;
}

/** Takes something back from others, who hear why. */
export const ReasonButton = ({ name, id, of, note, load }: ReasonButtonProps) => (
  <DialogButton
    name={name}
    of={of}
    look={{ variant: 'text' }}
    title={`${name}「${of}」`}
    note={note}
    load={load}
    fields={takenBack}
    initial={{ id, opinion: '' }}
    draft={`taken:${name}:${id}`}
    done={`${name}成功`}
    isDanger
  >
    {(form) => <FormTextarea form={form} name="opinion" rows={3} />}
  </DialogButton>
);
