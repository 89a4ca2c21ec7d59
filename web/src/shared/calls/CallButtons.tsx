import { Phone, Video } from 'lucide-react';
import { useState } from 'react';
import { CallType } from '#contract/rules/calls.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { CallChoice } from './CallChoice.tsx';
import { useDial } from './useDial.ts';

interface CallButtonsProps {
  conversationId: string;
  isGroup: boolean;
}

const icons = { [CallType.voice]: Phone, [CallType.video]: Video } as const;

/** Calls the other one of a conversation, or those whom one chooses of a group. */
export function CallButtons({ conversationId, isGroup }: CallButtonsProps) {
  const [choosingFor, setChoosingFor] = useState<CallType | null>(null);
  const { dial, isDialling } = useDial(conversationId);
  return (
    <>
      {CallType.values.map((callType) => {
        const Icon = icons[callType];
        return (
          <IconButton
            key={callType}
            label={CallType.labels[callType]}
            disabled={isDialling}
            icon={<Icon size={18} aria-hidden="true" />}
            onClick={() => (isGroup ? setChoosingFor(callType) : dial(callType))}
          />
        );
      })}
      {choosingFor === null ? null : (
        <CallChoice
          conversationId={conversationId}
          onClose={() => setChoosingFor(null)}
          onChosen={(userNos) => dial(choosingFor, userNos)}
        />
      )}
    </>
  );
}
