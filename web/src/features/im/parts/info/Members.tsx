import { useEffect, useRef, useState } from 'react';
import * as groups from '#contract/im/group.ts';
import type { ConversationView } from '#contract/im/shapes.ts';
import { useCall } from '../../../../kit/useCall.ts';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import styles from './InfoPane.module.css';
import { InviteDialog } from './InviteDialog.tsx';
import { MembersDialog } from './MembersDialog.tsx';

/** The first members of a group; all of them in a dialog. */
export function Members({ view }: { view: ConversationView }) {
  const { conversationId, countMembers, rights } = view;
  const [open, setOpen] = useState<'all' | 'invite' | null>(null);
  const { data, refetch } = useCall(groups.memberPage, { conversationId, pageSize: 10 }, { staleTime: 0 });
  // somebody came or left: asked in, put out, or by themselves
  const known = useRef(countMembers);
  useEffect(() => {
    if (known.current === countMembers) return;
    known.current = countMembers;
    void refetch();
  }, [countMembers, refetch]);
  return (
    <section className={styles.section}>
      <div className={styles.title}>
        <h3>群成员</h3>
        <span>{countMembers}</span>
      </div>
      <ul className={styles.members}>
        {(data?.list ?? []).map(({ userNo, userName, headImgUrl }) => (
          <li key={userNo}>
            <Avatar name={userName} src={headImgUrl} size={32} />
            <span className={`clip ${styles.name}`}>{userName}</span>
          </li>
        ))}
      </ul>
      <p>
        <Button size="sm" variant="text" onClick={() => setOpen('all')}>
          全部成员
        </Button>
        {rights.mayInvite ? (
          <Button size="sm" variant="text" onClick={() => setOpen('invite')}>
            邀请
          </Button>
        ) : null}
      </p>
      {open === 'all' ? <MembersDialog view={view} onClose={() => setOpen(null)} /> : null}
      {open === 'invite' ? <InviteDialog conversationId={conversationId} onClose={() => setOpen(null)} /> : null}
    </section>
  );
}
