import { Copy } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { copyText } from '../../../kit/copyText.ts';
import styles from './Outbox.module.css';

interface Message {
  gmtCreate: string;
  channel: string;
  receiver: string;
  subject: string;
  content: string;
}

/** One message, with its code ready to copy. */
export function MessageRow({ message }: { message: Message }) {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(message.content)?.[0];
  return (
    <li className={styles.row}>
      <div className={styles.meta}>
        <Tag tone={message.channel === 'sms' ? 'ok' : 'info'}>{message.channel === 'sms' ? '短信' : '邮件'}</Tag>
        <b className={styles.receiver}>{message.receiver}</b>
        <time className={styles.time}>{message.gmtCreate}</time>
      </div>
      {message.subject ? <p className={styles.subject}>{message.subject}</p> : null}
      <p className={styles.content}>{message.content}</p>
      {code ? (
        <div className={styles.code}>
          <output className={styles.digits}>{code}</output>
          <Button
            size="sm"
            icon={<Copy size={15} aria-hidden="true" />}
            aria-label={`复制验证码 ${code}`}
            onClick={() => void copyText(code)}
          >
            复制
          </Button>
        </div>
      ) : null}
    </li>
  );
}
