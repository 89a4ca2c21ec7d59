import type { CardShape } from '#contract/im/shapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ChatCard } from '#contract/rules/chat.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PeoplePick } from './PeoplePick.tsx';

interface PersonDialogProps {
  onChoose: (card: OutputOf<typeof CardShape>) => void;
  onClose: () => void;
}

/** Finds the person whose card is sent. */
export function PersonDialog({ onChoose, onClose }: PersonDialogProps) {
  return (
    <Dialog open size="md" title="发送名片" onClose={onClose}>
      <PeoplePick
        chosen={[]}
        onChange={() => undefined}
        onOne={({ userNo, userName, headImgUrl }) =>
          onChoose({
            cardKind: ChatCard.person,
            cardId: userNo,
            title: userName,
            subtitle: '个人名片',
            picture: headImgUrl,
            path: `/im?to=${userNo}`,
            note: '',
          })
        }
      />
    </Dialog>
  );
}
