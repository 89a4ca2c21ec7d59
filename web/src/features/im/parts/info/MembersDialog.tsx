import { useState } from 'react';
import * as groups from '#contract/im/group.ts';
import type { ChatMember, ConversationView } from '#contract/im/shapes.ts';
import { ChatRole } from '#contract/rules/chat.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { call } from '../../../../kit/call.ts';
import { useSettled } from '../../../../kit/chooser/useSettled.ts';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { MenuButton, MenuLink } from '../../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../../ui/MoreMenu.tsx';
import { useChat } from '../../store/useChat.ts';
import { MuteDialog } from './MuteDialog.tsx';
import dialogs from '../Dialogs.module.css';
import { freshPages, Pages } from '../Pages.tsx';
import { useAct } from '../useAct.ts';
import styles from './InfoPane.module.css';

interface MembersDialogProps {
  view: ConversationView;
  onClose: () => void;
}

/** All members of a group, and what may be done about each. */
export function MembersDialog({ view, onClose }: MembersDialogProps) {
  const { store, me } = useChat();
  const { act, isBusy } = useAct();
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState<{ what: 'remove' | 'transfer' | 'mute'; member: ChatMember } | null>(null);
  const keyword = useSettled(words.trim());
  const { conversationId, rights } = view;
  const run = (send: Promise<unknown>, done: string) =>
    act(async () => {
      await send;
      await Promise.all([freshPages('members', conversationId), store.reread(conversationId)]);
    }, done);
  const close = () => setAsked(null);
  const confirm = () => {
    const { what, member } = asked!;
    const input = { conversationId, userNo: member.userNo };
    const send = what === 'remove' ? call(groups.remove, input) : call(groups.transfer, input);
    void run(send, what === 'remove' ? '已移出' : '已转让').then(close);
  };
  const acts = (member: ChatMember) => {
    const { userNo, chatRole, mutedUntil, userName } = member;
    const isBelow = rights.mayRule === 1 || chatRole === ChatRole.member;
    const isAdmin = chatRole === ChatRole.admin;
    const manages = rights.mayManage === 1 && isBelow && chatRole !== ChatRole.owner;
    const one = { conversationId, userNo };
    return (
      <MoreMenu label={`${userName}的更多操作`}>
        <MenuLink to={`/im?to=${userNo}`}>发消息</MenuLink>
        {manages ? (
          <MenuButton
            onSelect={() =>
              mutedUntil
                ? void run(call(groups.mute, { ...one, minutes: 0 }), '已解除禁言')
                : setAsked({ what: 'mute', member })
            }
          >
            {mutedUntil ? '解除禁言' : '禁言'}
          </MenuButton>
        ) : null}
        {rights.mayRule && chatRole !== ChatRole.owner ? (
          <>
            <MenuButton
              onSelect={() =>
                void run(
                  call(groups.role, { ...one, chatRole: isAdmin ? ChatRole.member : ChatRole.admin }),
                  isAdmin ? '已取消管理员' : '已设为管理员',
                )
              }
            >
              {isAdmin ? '取消管理员' : '设为管理员'}
            </MenuButton>
            <MenuButton onSelect={() => setAsked({ what: 'transfer', member })}>转让群主</MenuButton>
          </>
        ) : null}
        {manages ? (
          <MenuButton danger onSelect={() => setAsked({ what: 'remove', member })}>
            移出群
          </MenuButton>
        ) : null}
      </MoreMenu>
    );
  };
  return (
    <Dialog open size="md" title="群成员" note={`共 ${view.countMembers} 人`} onClose={onClose}>
      <Input
        type="search"
        aria-label="找成员"
        placeholder="名字"
        maxLength={30}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className={dialogs.scroll}>
        <Pages
          label="群成员"
          askKey={['members', conversationId, keyword]}
          ask={(pageCurrent, signal) =>
            call(groups.memberPage, { conversationId, keyword, pageCurrent }, { isShowErrTip: false, signal })
          }
          keyOf={({ userNo }) => userNo}
          empty="没有这个成员"
        >
          {(member) => (
            <div className={styles.line}>
              <Avatar name={member.userName} src={member.headImgUrl} size={32} />
              <span className={`clip ${styles.grow}`}>{member.userName}</span>
              <small>
                {member.mutedUntil ? `禁言到 ${shownTime(member.mutedUntil)}` : ''}
                {member.chatRole === ChatRole.member ? '' : ChatRole.labels[member.chatRole]}
              </small>
              {member.userNo === me ? null : acts(member)}
            </div>
          )}
        </Pages>
      </div>
      {asked?.what === 'mute' ? (
        <MuteDialog
          userName={asked.member.userName}
          isBusy={isBusy}
          onClose={close}
          onMute={(minutes) =>
            void run(
              call(groups.mute, { conversationId, userNo: asked.member.userNo, minutes }),
              `已禁言${asked.member.userName}`,
            ).then(close)
          }
        />
      ) : null}
      <ConfirmDialog
        open={asked !== null && asked.what !== 'mute'}
        title={
          asked?.what === 'remove'
            ? `移出「${asked.member.userName}」`
            : `把群转让给「${asked?.member.userName ?? ''}」`
        }
        note={asked?.what === 'remove' ? '移出以后收不到群里的消息。' : '转让以后你是管理员。'}
        confirmLabel={asked?.what === 'remove' ? '移出' : '转让'}
        danger
        loading={isBusy}
        onConfirm={confirm}
        onClose={close}
      />
    </Dialog>
  );
}
