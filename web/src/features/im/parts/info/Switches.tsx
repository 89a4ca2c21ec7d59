import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as conversations from '#contract/im/conversation.ts';
import type { ConversationView } from '#contract/im/shapes.ts';
import { call } from '../../../../kit/call.ts';
import { Button } from '../../../../ui/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { useChat } from '../../store/useChat.ts';
import { imPath } from '../addresses.ts';
import { useAct } from '../useAct.ts';
import styles from './InfoPane.module.css';
import { WhyDialog } from './WhyDialog.tsx';

function keptFor({ retentionDays, retentionMonths }: ConversationView): string {
  if (retentionDays === null && retentionMonths === null) return '消息一直保存，直到被删除';
  const span = retentionDays === null ? `${retentionMonths} 个月` : `${retentionDays} 天`;
  return `消息保存 ${span}，到期自动清除`;
}

/** What I settle for myself about a conversation. */
export function Switches({ view }: { view: ConversationView }) {
  const { store } = useChat();
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const [asked, setAsked] = useState<'clear' | 'hide' | 'why' | null>(null);
  const { conversationId, isPinned, isQuiet } = view;
  const fresh = () => Promise.all([store.reread(conversationId), store.refresh()]);
  const settle = (change: { isPinned?: 0 | 1; isQuiet?: 0 | 1 }) =>
    void act(() => call(conversations.settings, { conversationId, ...change }).then(fresh));
  const close = () => setAsked(null);
  const clear = () =>
    void act(
      () => call(conversations.clear, { conversationId }).then(() => Promise.all([store.toNewest(), store.refresh()])),
      '清空成功',
    ).then(close);
  const hide = () =>
    void act(async () => {
      await call(conversations.hide, { conversationId });
      await navigate(imPath());
      await store.refresh();
    }).then(close);
  return (
    <section className={styles.section}>
      <p className={styles.switch}>
        置顶
        <Switch
          aria-label="置顶"
          checked={isPinned === 1}
          disabled={isBusy}
          onChange={(on) => settle({ isPinned: on ? 1 : 0 })}
        />
      </p>
      <p className={styles.switch}>
        消息免打扰
        <Switch
          aria-label="消息免打扰"
          checked={isQuiet === 1}
          disabled={isBusy}
          onChange={(on) => settle({ isQuiet: on ? 1 : 0 })}
        />
      </p>
      <p className={styles.quiet}>{keptFor(view)}</p>
      <div className={cx(styles.acts, styles.plain)}>
        <Button size="sm" variant="text" onClick={() => setAsked('why')}>
          未读数的依据
        </Button>
        <Button size="sm" variant="text" onClick={() => setAsked('hide')}>
          从列表里移走
        </Button>
        <Button size="sm" variant="text" onClick={() => setAsked('clear')}>
          清空聊天记录
        </Button>
      </div>
      <ConfirmDialog
        open={asked === 'clear'}
        title="清空聊天记录"
        note="只清空你看到的，别人的不变；清空以后找不回来。"
        confirmLabel="清空"
        danger
        loading={isBusy}
        onConfirm={clear}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'hide'}
        title="从列表里移走"
        note="有新消息时会再出现，聊天记录还在。"
        confirmLabel="移走"
        loading={isBusy}
        onConfirm={hide}
        onClose={close}
      />
      {asked === 'why' ? <WhyDialog conversationId={conversationId} onClose={close} /> : null}
    </section>
  );
}
