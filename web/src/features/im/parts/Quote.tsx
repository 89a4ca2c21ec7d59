import { BareButton } from '../../../ui/BareButton.tsx';
import styles from './Bubble.module.css';

interface QuoteProps {
  userName: string;
  line: string;
  onGo?: () => void;
}

/** What a message answers. */
export function Quote({ userName, line, onGo }: QuoteProps) {
  const text = `${userName}：${line}`;
  if (!onGo) return <span className={styles.quote}>{text}</span>;
  return (
    <BareButton className={styles.quote} onClick={onGo} title="跳到这条消息">
      {text}
    </BareButton>
  );
}
