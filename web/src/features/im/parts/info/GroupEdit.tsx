import { useState } from 'react';
import { chatGroup } from '#contract/fields/chat.ts';
import * as groups from '#contract/im/group.ts';
import type { ConversationView } from '#contract/im/shapes.ts';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../../kit/call.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import { useChat } from '../../store/useChat.ts';
import styles from '../Dialogs.module.css';

/** Name and notice of a group. */
export function GroupEdit({ view, onClose }: { view: ConversationView; onClose: () => void }) {
  const { store } = useChat();
  const { conversationId } = view;
  const [title, setTitle] = useState(view.title);
  const [notice, setNotice] = useState(view.notice);
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  async function save(): Promise<void> {
    if (title.trim() === '') return setFailure('请填写群名称');
    setIsBusy(true);
    try {
      const change = { ...(title !== view.title && { title }), ...(notice !== view.notice && { notice }) };
      await call(groups.save, { conversationId, ...change }, { isShowErrTip: false });
      await store.reread(conversationId);
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
      setIsBusy(false);
    }
  }
  const actions = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button variant="primary" loading={isBusy} onClick={() => void save()}>
        保存
      </Button>
    </>
  );
  return (
    <Dialog open size="md" title="群名称和公告" lightDismiss={false} onClose={onClose} actions={actions}>
      <div className={styles.stack}>
        <Field label="群名称" required error={failure || undefined}>
          <Input maxLength={chatGroup.title.max} value={title} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <Field label="群公告">
          <Textarea
            rows={5}
            maxLength={chatGroup.notice.max}
            value={notice}
            onChange={({ target }) => setNotice(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
