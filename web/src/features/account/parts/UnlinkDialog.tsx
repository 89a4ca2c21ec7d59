import { wayName } from '#contract/rules/signInWays.ts';
import type { Bindings } from '#contract/user/extAccount.ts';
import type { Source } from '#contract/user/oauth.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { ProofFields } from '../../../kit/proof/ProofFields.tsx';
import { useProvenForm } from '../../../kit/proof/useProvenForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { unlinkWay } from './calls.ts';

/** A school's is named by its source (rules/sso.ts). */
export type Way = 'mobile' | 'email' | Source | (string & {});

interface UnlinkDialogProps {
  way: Way;
  bindings: Bindings;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Takes a way to sign in away; the last one stays, and this says why. */
export function UnlinkDialog(props: UnlinkDialogProps) {
  if (props.bindings.removable.includes(props.way)) return <Confirm {...props} />;
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={`不能解绑${wayName(props.way)}`}
      note="这是你最后一种登录方式，解绑之后就登录不了了。请先绑定另一种。"
      actions={
        <Button variant="primary" onClick={props.onClose}>
          知道了
        </Button>
      }
    />
  );
}

function Confirm({ way, bindings, onClose, onDone }: UnlinkDialogProps) {
  const name = wayName(way);
  const sending = useProvenForm(unlinkWay, {
    ways: bindings.proofWays,
    initial: { way },
    onDone: async () => {
      toast('解绑成功');
      await onDone();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`解绑${name}`}
      note={`解绑之后不能再用${name}登录`}
      size="sm"
      label={`解绑${name}`}
      submitLabel={`解绑${name}`}
      busyLabel="解绑中"
      isDanger
      onClose={onClose}
    >
      <ProofFields form={sending.form} ways={bindings.proofWays} receivers={bindings} errorOf={sending.errorOf} />
    </FormDialog>
  );
}
