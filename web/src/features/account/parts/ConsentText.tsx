import { useState } from 'react';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { text } from '#contract/user/consent.ts';
import { call } from '../../../kit/call.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

const consentText = () => import('#contract/user/consent.ts').then((api) => api.text);

interface ConsentTextProps {
  id: string;
  /** What was agreed to, and when, for those who hear the button alone. */
  of: string;
}

/** Opens the text as it was when somebody agreed to it. */
export function ConsentText({ id, of }: ConsentTextProps) {
  const [shown, setShown] = useState<OutputOf<typeof text.output> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      setShown(await call(await consentText(), { id }));
    } catch {
      // The call has told the failure.
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="sm" loading={isBusy} aria-label={`看${of}的文本`} onClick={() => void open()}>
        看当时的文本
      </Button>
      {shown === null ? null : (
        <Dialog open size="lg" title={shown.title} note="你同意的那一天是这样写的" onClose={() => setShown(null)}>
          <RichText html={shown.content} />
        </Dialog>
      )}
    </>
  );
}
