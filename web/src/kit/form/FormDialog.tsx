import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { DialogProps } from '../../ui/Dialog.tsx';
import { CallForm } from './CallForm.tsx';
import type { Sending } from './CallForm.tsx';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'note' | 'size' | 'onClose' | 'children'> {
  of: Sending & { sending: boolean };
  /** Spoken name of the form. */
  label: string;
  submitLabel: string;
  busyLabel?: string;
  /** It takes something away. */
  isDanger?: boolean;
  /** What somebody has to know before they fill in the fields. */
  above?: ReactNode;
}

/** A form that sends one call, in a dialog that does not vanish by a stray click beside it. */
export function FormDialog({ of, label, above, children, size = 'md', ...rest }: FormDialogProps) {
  const id = useId();
  const { submitLabel, busyLabel, isDanger, ...frame } = rest;
  return (
    <Dialog
      {...frame}
      open
      size={size}
      lightDismiss={false}
      actions={
        <>
          <Button onClick={rest.onClose}>取消</Button>
          <Button
            type="submit"
            form={id}
            variant={isDanger ? 'dangerFill' : 'primary'}
            loading={of.sending}
            loadingLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {above}
      <CallForm of={of} id={id} label={label}>
        {children}
      </CallForm>
    </Dialog>
  );
}
