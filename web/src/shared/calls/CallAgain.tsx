import { useState } from 'react';
import type { CallType } from '#contract/rules/calls.ts';
import { Button } from '../../ui/Button.tsx';
import { CallChoice } from './CallChoice.tsx';
import { useDial } from './useDial.ts';

interface CallAgainProps {
  conversationId: string;
  callType: CallType;
  isGroup: boolean;
}

/** From a call that is over to the next one of its kind. */
export function CallAgain({ conversationId, callType, isGroup }: CallAgainProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { dial, isDialling } = useDial(conversationId);
  return (
    <>
      <Button
        size="sm"
        variant="text"
        loading={isDialling}
        onClick={() => (isGroup ? setIsChoosing(true) : dial(callType))}
      >
        再次呼叫
      </Button>
      {isChoosing ? (
        <CallChoice
          conversationId={conversationId}
          onClose={() => setIsChoosing(false)}
          onChosen={(userNos) => dial(callType, userNos)}
        />
      ) : null}
    </>
  );
}
