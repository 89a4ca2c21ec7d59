import { KICKED_OUT } from '#contract/rules/afterLogin.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useChat, useChatState } from '../store/useChat.ts';
import styles from './ChatRoom.module.css';

/** How the connection stands, where it is not as it should be. */
export function LinkBanner() {
  const { store } = useChat();
  const { link, isLasting } = useChatState();
  const isOnline = useOnline();
  if (link === 'ready' && isLasting && isOnline) return null;
  return <div className={styles.banner}>{bannerOf()}</div>;

  function bannerOf() {
    if (link === 'kicked') return <Banner tone="danger">{KICKED_OUT}</Banner>;
    if (link === 'failed') {
      const again = (
        <Button size="sm" variant="text" onClick={store.login}>
          重试
        </Button>
      );
      return (
        <Banner tone="danger" action={again}>
          IM 登录失败
        </Banner>
      );
    }
    if (!isOnline || link === 'reconnecting')
      return <Banner tone="warn">网络断开了，正在重新连接；现在写的消息会在连上以后按次序送出。</Banner>;
    if (link === 'ready') return <Banner tone="warn">这个浏览器不能保存没发出去的消息，发完之前请不要关页面。</Banner>;
    return null;
  }
}
