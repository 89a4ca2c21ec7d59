import * as groups from '#contract/im/group.ts';
import * as people from '#contract/im/person.ts';
import type { ConversationView } from '#contract/im/shapes.ts';
import { call } from '../../../../kit/call.ts';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { useChat } from '../../store/useChat.ts';
import { imPath } from '../addresses.ts';
import { Pages } from '../Pages.tsx';
import { useAct } from '../useAct.ts';
import styles from './InfoPane.module.css';
import { SharedFiles } from './SharedFiles.tsx';
import { Switches } from './Switches.tsx';

/** Who the other one is, what we share, and what I settle about it. */
export function SingleInfo({ view, onGo }: { view: ConversationView; onGo: () => void }) {
  const { store } = useChat();
  const { act, isBusy } = useAct();
  const { conversationId, title, headImgUrl, peerUserNo, isBlocked } = view;
  const block = (on: boolean) =>
    void act(
      () => call(people.block, { userNo: peerUserNo, isBlocked: on ? 1 : 0 }).then(() => store.reread(conversationId)),
      on ? '已加入黑名单' : '已移出黑名单',
    );
  return (
    <>
      <section className={styles.section}>
        <div className={styles.profile}>
          <Avatar name={title} src={headImgUrl} size={72} />
          <b>{title}</b>
        </div>
      </section>
      <section className={styles.section}>
        <div className={styles.title}>
          <h3>都在的群</h3>
        </div>
        <Pages
          label="都在的群"
          askKey={['shared', peerUserNo]}
          ask={(pageCurrent, signal) =>
            call(groups.shared, { userNo: peerUserNo, pageCurrent, pageSize: 5 }, { isShowErrTip: false, signal })
          }
          keyOf={(one) => one.conversationId}
          empty="没有都在的群"
        >
          {(one) => (
            <TextLink to={imPath(one.conversationId)} tone="quiet">
              {one.title}
            </TextLink>
          )}
        </Pages>
      </section>
      <SharedFiles conversationId={conversationId} title="文件" onGo={onGo} />
      <Switches view={view} />
      <section className={styles.section}>
        <p className={styles.switch}>
          加入黑名单
          <Switch aria-label="加入黑名单" checked={isBlocked === 1} disabled={isBusy} onChange={block} />
        </p>
        <p className={styles.quiet}>加入以后互相都不能发消息。要举报，请用那条消息的更多操作。</p>
      </section>
    </>
  );
}
