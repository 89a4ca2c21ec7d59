import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../kit/copyText.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './Timetable.module.css';

const renewFeed = () => import('#contract/user/orgSchedule.ts').then((api) => api.renewFeed);

/** The address under which a phone's calendar reads one's lessons. */
export function FeedBlock({ url }: { url: string | null }) {
  const { send, sending } = usePress(renewFeed);
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.feed} data-off-paper>
      <h2>订阅到日历</h2>
      <p>
        手机和电脑的日历按自己的节奏来取课表与记下的政策截止日期，调课、停课会跟着变。地址只给你一人，不要转给别人。
      </p>
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
