import { useState } from 'react';
import type { Letter } from '#contract/position/offerLetter.ts';
import { OfferState } from '#contract/rules/offerLetters.ts';
import { Can } from '../../../kit/Can.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { OfferRow } from '../../../shared/vacancies/OfferRow.tsx';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { candidatePath } from './addresses.ts';
import { withdrawOffer } from './calls.ts';

/** A letter that was sent: how it stands, and taking it back while nobody answered. */
export function DeskOfferRow({ row }: { row: Letter }) {
  const { id, holderName, applicationId, offerState } = row;
  const [isAsked, setAsked] = useState(false);
  const { send, sending } = usePress(withdrawOffer);
  const withdraw = async () => {
    await send({ id }, '撤回成功，对方会收到消息');
    setAsked(false);
  };
  return (
    <OfferRow row={row} title={holderName} to={candidatePath(applicationId)} says="对方说">
      {offerState === OfferState.sent ? (
        <Can action="talent:edit">
          <Button size="sm" variant="text" aria-label={`撤回给${holderName}的录用信`} onClick={() => setAsked(true)}>
            撤回
          </Button>
        </Can>
      ) : null}
      <AskFirst
        open={isAsked}
        title={`撤回给${holderName}的录用信`}
        note="对方会收到消息，核验页马上显示已经撤回；要改内容，撤回之后再发一封。"
        confirmLabel="撤回"
        danger
        loading={sending}
        loadingLabel="撤回中"
        onConfirm={() => void withdraw()}
        onClose={() => setAsked(false)}
      />
    </OfferRow>
  );
}
