import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../kit/copyText.ts';
import { usePress } from '../../kit/usePress.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Input } from '../../ui/Input.tsx';
import styles from './FeedBlock.module.css';

const renewFeed = () => import('#contract/user/orgSchedule.ts').then((api) => api.renewFeed);

interface FeedBlockProps {
  url: string | null;
  /** What of it this page is about. */
  note: string;
}

/** The address under which a phone's calendar reads one's lessons and interviews. */
export function FeedBlock({ url, note }: FeedBlockProps) {
  const { send, sending } = usePress(renewFeed);
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.feed} data-off-paper>
      <h2>订阅到日历</h2>
      <p>{note}地址只给你一人，不要转给别人。</p>
      {url === null ? (
        <Button loading={sending} onClick={() => void send({}, '已开启订阅')}>
          开启订阅
        </Button>
      ) : (
        <>
          <Input readOnly aria-label="日历地址" value={url} onFocus={({ target }) => target.select()} />
          <div className={styles.acts}>
            <a className={styles.add} href={url.replace(/^https?:/, 'webcal:')}>
              <CalendarSync size={16} aria-hidden="true" />
              添加到日历
            </a>
            <Button variant="text" onClick={() => void copyText(url)}>
              复制地址
            </Button>
            <Button variant="text" onClick={() => setAsking(true)}>
              重置地址
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title="重置日历地址"
        note="旧地址立即失效，已经订阅的日历要用新地址重新添加。"
        confirmLabel="重置地址"
        loading={sending}
        onConfirm={() => void send({}, '已换成新地址').then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
