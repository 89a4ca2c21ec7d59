import { useState } from 'react';
import * as messages from '#contract/im/message.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { call } from '../../../kit/call.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import styles from './Dialogs.module.css';
import { Pages } from './Pages.tsx';

/** Who has read a message of mine, and who has not. */
export function ReadersDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const [tab, setTab] = useState('1');
  const isRead = tab === '1' ? (1 as const) : (0 as const);
  return (
    <Dialog open size="md" title="谁读了这条消息" onClose={onClose}>
      <Tabs
        label="已读和未读"
        idBase="im-readers"
        current={tab}
        onSelect={setTab}
        items={[
          { key: '1', label: '已读' },
          { key: '0', label: '未读' },
        ]}
      />
      <div className={styles.scroll} role="tabpanel" id="im-readers-panel" aria-labelledby={`im-readers-tab-${tab}`}>
        <Pages
          label={isRead ? '已读的人' : '未读的人'}
          askKey={['readers', message.id, isRead]}
          ask={(pageCurrent, signal) =>
            call(messages.readers, { id: message.id, isRead, pageCurrent }, { isShowErrTip: false, signal })
          }
          keyOf={({ userNo }) => userNo}
          empty={isRead ? '还没有人读' : '都读了'}
        >
          {({ userName, headImgUrl }) => (
            <span className={styles.person}>
              <Avatar name={userName} src={headImgUrl} size={32} />
              <span className="clip">{userName}</span>
              <small />
            </span>
          )}
        </Pages>
      </div>
    </Dialog>
  );
}
