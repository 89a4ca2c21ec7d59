import { useEffect, useState } from 'react';
import * as conversations from '#contract/im/conversation.ts';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { call } from '../../../../kit/call.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { FactList } from '../../../../ui/FactList.tsx';
import { useChat, useChatState } from '../../store/useChat.ts';

/** Why so much is unread: every number of it, counted anew from the messages. */
export function WhyDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const { store } = useChat();
  const { rows } = useChatState();
  const [shown] = useState(() => rows.find((one) => one.conversationId === conversationId)?.unread);
  const [why, setWhy] = useState<OutputOf<typeof conversations.why.output> | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const ask = async () => {
      try {
        const answer = await call(conversations.why, { conversationId, shown }, { isShowErrTip: false });
        setWhy(answer);
        store.change(conversationId, () => ({ unread: answer.unread, readSeq: answer.readSeq }));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setFailure(error.message);
      }
    };
    void ask();
  }, [store, conversationId, shown]);
  return (
    <Dialog
      open
      size="md"
      title="未读数的依据"
      note="从消息本身重新数一遍；和记着的不一样，当场改正。"
      onClose={onClose}
    >
      {failure === '' ? null : <p role="alert">{failure}</p>}
      {why ? (
        <>
          <FactList
            label="未读数的依据"
            facts={[
              { label: '未读', value: `${why.unread} 条` },
              { label: '读到', value: `第 ${why.readSeq} 条` },
              { label: '最新', value: `第 ${why.lastSeq} 条` },
              { label: '读的时间', value: why.readAt === null ? '' : shownTime(why.readAt) },
              { label: '在那以后', value: `共 ${why.countAfter} 条` },
              { label: '其中自己发的', value: `${why.countOwn} 条，不算` },
              { label: '其中提示', value: `${why.countTips} 条，不算` },
              { label: '未读的是', value: why.unreadSeqs.map((seq) => `第 ${seq} 条`).join('、') },
            ]}
          />
          <p>{why.isHealed ? '原来显示的数不对，已经改正并记录。' : '和原来显示的一样。'}</p>
        </>
      ) : null}
    </Dialog>
  );
}
