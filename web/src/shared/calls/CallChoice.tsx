import { useSession } from '../../kit/session.tsx';
import { CallMembers } from './CallMembers.tsx';

interface CallChoiceProps {
  conversationId: string;
  onClose: () => void;
  onChosen: (userNos: string[]) => void;
}

/** Whom of a group a new call rings: anybody but oneself. */
export function CallChoice(props: CallChoiceProps) {
  const userNo = useSession()?.user.userNo ?? '';
  return <CallMembers {...props} without={[userNo]} />;
}
