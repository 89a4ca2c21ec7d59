import { Search } from 'lucide-react';
import { useState } from 'react';
import * as conversations from '#contract/im/conversation.ts';
import * as messages from '#contract/im/message.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { ConversationKind, forwardTrouble, MOST_TARGETS } from '#contract/rules/chat.ts';
import { call } from '../../../kit/call.ts';
import { useSettled } from '../../../kit/chooser/useSettled.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './Dialogs.module.css';
import { Pages } from './Pages.tsx';
import { useAct } from './useAct.ts';

interface ForwardDialogProps {
  messages: readonly ChatMessage[];
  isMerged: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Chooses the conversations that messages are forwarded to. */
export function ForwardDialog({ messages: some, isMerged, onClose, onDone }: ForwardDialogProps) {
  const { act, isBusy } = useAct();
  const [words, setWords] = useState('');
  const keyword = useSettled(words.trim());
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  // pressed again after a lost answer, there is still one of each
  const [clientKey] = useState(() => newKey().slice(0, 24));
  const toggle = (id: string, title: string) => {
    const next = new Map(chosen);
    if (!next.delete(id)) next.set(id, title);
    setChosen(next);
  };
  const ids = some.toSorted((x, y) => x.seq - y.seq).map(({ id }) => id);
  const trouble = forwardTrouble(ids.length, chosen.size, isMerged);
  const send = async () => {
    const input = {
      ids,
      conversationIds: [...chosen.keys()],
      isMerged: isMerged ? (1 as const) : (0 as const),
      clientKey,
    };
    if (await act(() => call(messages.forward, input), '转发成功')) onDone();
  };
  const actions = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button
        variant="primary"
        loading={isBusy}
        disabled={chosen.size === 0 || trouble !== ''}
        onClick={() => void send()}
      >
        转发
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="md"
      title={isMerged ? '合并转发给' : '转发给'}
      note={`${ids.length} 条消息，最多选 ${MOST_TARGETS} 个会话`}
      onClose={onClose}
      actions={actions}
    >
      <div className={styles.stack}>
        <Input
          type="search"
          lead={<Search size={16} aria-hidden="true" />}
          aria-label="找会话"
          placeholder="联系人或群"
          maxLength={30}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className={styles.chosen} aria-live="polite">
          {[...chosen].map(([id, title]) => (
            <Chip key={id} label={title} onRemove={() => toggle(id, title)} />
          ))}
        </div>
        {trouble ? (
          <p role="alert" className={styles.bad}>
            {trouble}
          </p>
        ) : null}
        <div className={styles.scroll}>
          <Pages
            label="可以转发到的会话"
            askKey={['forward', keyword]}
            ask={(pageCurrent, signal) =>
              call(conversations.list, { keyword, pageCurrent }, { isShowErrTip: false, signal })
            }
            keyOf={({ conversationId }) => conversationId}
            empty="没有这样的会话"
          >
            {({ conversationId, title, headImgUrl, conversationKind }) => (
              <Checkbox
                checked={chosen.has(conversationId)}
                onChange={() => toggle(conversationId, title)}
                label={
                  <span className={styles.person}>
                    <Avatar
                      name={title}
                      src={headImgUrl}
                      size={32}
                      shape={conversationKind === ConversationKind.group ? 'org' : 'person'}
                    />
                    <span className="clip">{title}</span>
                    <small />
                  </span>
                }
              />
            )}
          </Pages>
        </div>
      </div>
    </Dialog>
  );
}
