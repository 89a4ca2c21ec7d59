import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useSession } from '../../../kit/session.tsx';
import type { Outgoing } from '../store/outgoing.ts';
import { useChat } from '../store/useChat.ts';
import { Bubble } from './Bubble.tsx';
import styles from './MessageLine.module.css';
import { Quote } from './Quote.tsx';

interface OutgoingLineProps {
  outgoing: Outgoing;
  isSending: boolean;
  isCut: boolean;
}

/** A message that the server has not confirmed, and how it stands with it. */
export function OutgoingLine({ outgoing, isSending, isCut }: OutgoingLineProps) {
  const { store } = useChat();
  const session = useSession();
  const { messageType, text, card, file, failure, replyTo, clientKey } = outgoing;
  const url = useBlobUrl(file?.blob ?? null, file?.url ?? '');
  const shown = file && { ...file, url };
  return (
    <article className={cx(styles.line, styles.mine)} aria-label="我，还没有送到">
      <Avatar name={session?.name ?? ''} src={session?.user.headImgUrl ?? ''} size={32} />
      <div className={styles.body}>
        <Bubble isMine message={{ messageType, text, card, file: shown, call: null, record: null, isForwarded: 0 }}>
          {replyTo ? <Quote {...replyTo} /> : null}
        </Bubble>
        <small className={styles.state} data-failed={failure !== '' || undefined}>
          {failure === '' ? (
            isSending && !isCut ? (
              '发送中'
            ) : (
              '等待网络'
            )
          ) : (
            <>
              <CircleAlert size={14} aria-hidden="true" />
              <span role="alert">没有发出去：{failure}</span>
              <Button size="sm" variant="text" onClick={() => store.again(clientKey)}>
                重试
              </Button>
              <Button size="sm" variant="text" onClick={() => store.discard(clientKey)}>
                删除
              </Button>
            </>
          )}
        </small>
      </div>
    </article>
  );
}

/** The address of a file that is only here, until it is on the server. */
function useBlobUrl(blob: Blob | null, url: string): string {
  const [own, setOwn] = useState<{ blob: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    // after this paint: an address lives as long as the effect that made it
    const shown = requestAnimationFrame(() => setOwn({ blob, url: made }));
    return () => {
      cancelAnimationFrame(shown);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return own && own.blob === blob ? own.url : url;
}
