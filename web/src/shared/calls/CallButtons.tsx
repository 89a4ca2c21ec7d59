import { Phone, Video } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { start } from '#contract/im/call.ts';
import { CALL_PATH, CallType } from '#contract/rules/calls.ts';
import { useSession } from '../../kit/session.tsx';
import { useSend } from '../../kit/useCall.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { CallMembers } from './CallMembers.tsx';
import { rememberCall, tabKey } from './callTab.ts';

/** Calls the other one of a conversation, or those whom one chooses of a group. */
export function CallButtons({ conversationId, isGroup }: { conversationId: string; isGroup: boolean }) {
  const [choosingFor, setChoosingFor] = useState<CallType | null>(null);
  const userNo = useSession()?.user.userNo ?? '';
  const starting = useSend(start);
  const navigate = useNavigate();
  const dial = (callType: CallType, userNos: string[] = []) =>
    starting.mutate(
      { conversationId, callType, tabKey: tabKey(), userNos },
      {
        onSuccess: ({ callId }) => {
          rememberCall(callId);
          void navigate(CALL_PATH);
        },
      },
    );
  const press = (callType: CallType) => (isGroup ? setChoosingFor(callType) : dial(callType));
  return (
    <>
      <IconButton
        label={CallType.labels[CallType.voice]}
        disabled={starting.isPending}
        icon={<Phone size={18} aria-hidden="true" />}
        onClick={() => press(CallType.voice)}
      />
      <IconButton
        label={CallType.labels[CallType.video]}
        disabled={starting.isPending}
        icon={<Video size={18} aria-hidden="true" />}
        onClick={() => press(CallType.video)}
      />
      {choosingFor === null ? null : (
        <CallMembers
          conversationId={conversationId}
          without={[userNo]}
          onClose={() => setChoosingFor(null)}
          onChosen={(userNos) => dial(choosingFor, userNos)}
        />
      )}
    </>
  );
}
