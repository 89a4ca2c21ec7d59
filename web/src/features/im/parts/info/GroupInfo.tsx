import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as groups from '#contract/im/group.ts';
import type { ConversationView } from '#contract/im/shapes.ts';
import { call } from '../../../../kit/call.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { useChat } from '../../store/useChat.ts';
import { imPath } from '../addresses.ts';
import { useAct } from '../useAct.ts';
import { GroupEdit } from './GroupEdit.tsx';
import styles from './InfoPane.module.css';
import { Members } from './Members.tsx';
import { SharedFiles } from './SharedFiles.tsx';
import { Switches } from './Switches.tsx';

/** What a group belongs to, its notice, members and files, and what may be settled about it. */
export function GroupInfo({ view, onGo }: { view: ConversationView; onGo: () => void }) {
  const { store } = useChat();
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const [asked, setAsked] = useState<'edit' | 'leave' | 'dismiss' | null>(null);
  const { conversationId, title, notice, rights, isMutedAll } = view;
  const close = () => setAsked(null);
  const mute = (on: boolean) =>
    void act(() =>
      call(groups.muteAll, { conversationId, isMutedAll: on ? 1 : 0 }).then(() => store.reread(conversationId)),
    );
  const leave = () =>
    void act(async () => {
      await call(groups.leave, { conversationId });
      await navigate(imPath());
      await store.refresh();
    }, '已退出').then(close);
  const dismiss = () =>
    void act(() => call(groups.dismiss, { conversationId }).then(() => store.reread(conversationId)), '已解散').then(
      close,
    );
  return (
    <>
      <section className={styles.section}>
        <div className={styles.title}>
          <h3>群公告</h3>
          {rights.mayManage ? (
            <Button size="sm" variant="text" onClick={() => setAsked('edit')}>
              编辑
            </Button>
          ) : null}
        </div>
        <p className={notice === '' ? styles.quiet : styles.notice}>{notice || '还没有公告'}</p>
      </section>
      <Members view={view} />
      <SharedFiles conversationId={conversationId} title="群文件" onGo={onGo} />
      <Switches view={view} />
      {rights.mayManage || rights.mayLeave || rights.mayRule ? (
        <section className={styles.section}>
          {rights.mayManage ? (
            <p className={styles.switch}>
              全员禁言
              <Switch aria-label="全员禁言" checked={isMutedAll === 1} disabled={isBusy} onChange={mute} />
            </p>
          ) : null}
          <div className={styles.acts}>
            {rights.mayLeave ? (
              <Button size="sm" variant="danger" onClick={() => setAsked('leave')}>
                退出群聊
              </Button>
            ) : null}
            {rights.mayRule ? (
              <Button size="sm" variant="danger" onClick={() => setAsked('dismiss')}>
                解散群聊
              </Button>
            ) : null}
          </div>
        </section>
      ) : null}
      {asked === 'edit' ? <GroupEdit view={view} onClose={close} /> : null}
      <ConfirmDialog
        open={asked === 'leave'}
        title={`退出「${title}」`}
        note="退出以后收不到群里的消息。"
        confirmLabel="退出"
        danger
        loading={isBusy}
        onConfirm={leave}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'dismiss'}
        title={`解散「${title}」`}
        note="记录留着，谁都不能再发言。"
        confirmLabel="解散"
        danger
        loading={isBusy}
        onConfirm={dismiss}
        onClose={close}
      />
    </>
  );
}
