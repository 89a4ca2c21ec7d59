import { chatGroup } from '#contract/fields/chat.ts';
import type { ConversationView } from '#contract/im/shapes.ts';
import { ChatContext } from '#contract/rules/chat.ts';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { FormImage } from '../../../../kit/form/FormImage.tsx';
import { FormText } from '../../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../../kit/useCallForm.ts';
import { useChat } from '../../store/useChat.ts';

const save = () => import('#contract/im/group.ts').then((calls) => calls.save);

/** Name, picture and notice of a group; one of a course or a class is called as that is. */
export function GroupEdit({ view, onClose }: { view: ConversationView; onClose: () => void }) {
  const { store } = useChat();
  const { conversationId, title, notice, headImgUrl } = view;
  const saving = useCallForm(save, {
    fields: chatGroup,
    initial: { conversationId, title, notice, headImgUrl },
    onDone: async () => {
      await Promise.all([store.reread(conversationId), store.refresh()]);
      onClose();
    },
  });
  return (
    <FormDialog of={saving} title="编辑群资料" label="群资料" submitLabel="保存" busyLabel="保存中" onClose={onClose}>
      {view.context === ChatContext.none ? <FormText form={saving.form} name="title" /> : null}
      <FormImage form={saving.form} name="headImgUrl" />
      <FormTextarea form={saving.form} name="notice" rows={5} />
    </FormDialog>
  );
}
