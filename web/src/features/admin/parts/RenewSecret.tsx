import { useState } from 'react';
import { call } from '../../../kit/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SigningSecret } from './SigningSecret.tsx';
import type { WebhookRow } from './WebhookDialog.tsx';
import { renewSecret } from './webhookCalls.ts';

/** A new secret in place of one that was lost or has become known. */
export function RenewSecret({ row: { id, hookName } }: { row: WebhookRow }) {
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const act = async () => {
    setIsBusy(true);
    try {
      setSecret((await call(await renewSecret(), { id })).secret);
    } catch {
      // The call has told the failure.
    }
    setIsBusy(false);
    setIsAsked(false);
  };
  return (
    <>
      <Button size="sm" onClick={() => setIsAsked(true)}>
        换密钥
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`换掉「${hookName}」的签名密钥`}
        note="马上生效：接收的系统换上新的以前，送去的它会当作伪造"
        confirmLabel="换密钥"
        loading={isBusy}
        onConfirm={() => void act()}
        onClose={() => setIsAsked(false)}
      />
      {secret === null ? null : <SigningSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
