import { lazy, Suspense, useState } from 'react';
import type { Letter } from '#contract/position/offerLetter.ts';
import { OfferState } from '#contract/rules/offerLetters.ts';
import { OfferRow } from '../../../shared/vacancies/OfferRow.tsx';
import { Button } from '../../../ui/Button.tsx';
import { progressPath } from './addresses.ts';

const AnswerOfferDialog = lazy(() =>
  import('./AnswerOfferDialog.tsx').then((module) => ({ default: module.AnswerOfferDialog })),
);

/** A letter that the reader received, to be taken or not. */
export function OwnOfferRow({ row }: { row: Letter }) {
  const { orgName, applicationId, offerState } = row;
  const [asked, ask] = useState<0 | 1 | null>(null);
  return (
    <OfferRow row={row} title={orgName} to={progressPath(applicationId)} says="你说">
      {offerState === OfferState.sent ? (
        <>
          <Button size="sm" variant="primary" aria-label={`接受${orgName}的录用信`} onClick={() => ask(1)}>
            接受
          </Button>
          <Button size="sm" aria-label={`谢绝${orgName}的录用信`} onClick={() => ask(0)}>
            谢绝
          </Button>
        </>
      ) : null}
      {asked === null ? null : (
        <Suspense>
          <AnswerOfferDialog row={row} isAccepted={asked} onClose={() => ask(null)} />
        </Suspense>
      )}
    </OfferRow>
  );
}
