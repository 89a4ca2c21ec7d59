import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { invite } from '#contract/im/call.ts';
import type { CallView } from '#contract/im/callShapes.ts';
import { CallPersonState } from '#contract/rules/calls.ts';
import { useSend } from '../../../kit/useCall.ts';
import { CallMembers } from '../../../shared/calls/CallMembers.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

/** Calls more people of the group. */
export function CallInvite({ call: { callId, conversationId, people } }: { call: CallView }) {
  const [isOpen, setOpen] = useState(false);
  const inviting = useSend(invite);
  const { accepted, ringing } = CallPersonState;
  const present = people.filter(({ callPersonState: state }) => state === accepted || state === ringing);
  return (
    <>
      <IconButton
        label="邀请更多人"
        tone="line"
        icon={<UserPlus size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <CallMembers
          conversationId={conversationId}
          without={present.map(({ userNo }) => userNo)}
          onClose={() => setOpen(false)}
          onChosen={(userNos) => inviting.mutate({ callId, userNos }, { onSuccess: () => setOpen(false) })}
        />
      ) : null}
    </>
  );
}
