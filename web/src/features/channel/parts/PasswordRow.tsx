import { useState } from 'react';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { LiveChannel } from '#contract/user/lecturerLive.ts';
import { copyText } from '../../../kit/copyText.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Channel.module.css';
import { PasswordDialog } from './PasswordDialog.tsx';

/** The number of the channel and its password, which is shown only right after it was changed. */
export function PasswordRow({ channel: { id, passwordTime } }: { channel: LiveChannel }) {
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  return (
    <section className={styles.password} aria-label="频道号与密码">
      <div className={styles.words}>
        <b>频道号 {id}</b>
        <p>
          {passwordTime === null
            ? '还没有密码；助教与嘉宾凭频道号和密码进入你的直播间'
            : `密码在 ${shownTime(passwordTime)} 设置，助教与嘉宾凭它进入；忘了就换一个`}
        </p>
      </div>
      <Button onClick={() => setAsking(true)}>{passwordTime === null ? '设置密码' : '换密码'}</Button>
      {password === '' ? null : (
        <p className={styles.once} role="status">
          新密码 <code>{password}</code>
          <Button size="sm" onClick={() => void copyText(password)}>
            复制
          </Button>
          <span>只显示这一次，离开这一页就看不到了</span>
        </p>
      )}
      {asking ? (
        <PasswordDialog isFirst={passwordTime === null} onClose={() => setAsking(false)} onChanged={setPassword} />
      ) : null}
    </section>
  );
}
