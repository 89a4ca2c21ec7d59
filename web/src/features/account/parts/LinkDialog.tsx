import { wayNames } from '#contract/rules/signInWays.ts';
import type { Bindings } from '#contract/user/extAccount.ts';
import type { Source } from '#contract/user/oauth.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { ProofFields } from '../../../kit/proof/ProofFields.tsx';
import { useProvenForm } from '../../../kit/proof/useProvenForm.ts';
import { linkRender } from './calls.ts';
import { visitToLink } from './linkVisit.ts';

interface LinkDialogProps {
  source: Source;
  bindings: Bindings;
  onClose: () => void;
}

/** Who links a third party can sign in with it from then on, so the owner shows that it is they, and then leaves for it. */
export function LinkDialog({ source, bindings, onClose }: LinkDialogProps) {
  const name = wayNames[source] ?? source;
  const ways = bindings.proofWays;
  const sending = useProvenForm(linkRender, {
    ways,
    initial: { source },
    onDone: ({ url, state, verifier }) => visitToLink({ source, url, state, verifier }),
  });
  return (
    <FormDialog
      of={sending}
      title={`绑定${name}`}
      note={`绑定之后可以用${name}登录`}
      size="sm"
      label={`绑定${name}`}
      submitLabel={`去${name}确认`}
      busyLabel="正在打开"
      onClose={onClose}
    >
      {ways.length > 0 ? (
        <ProofFields form={sending.form} ways={ways} receivers={bindings} errorOf={sending.errorOf} />
      ) : null}
    </FormDialog>
  );
}
