import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as groups from '#contract/im/group.ts';
import { call } from '../../../../kit/call.ts';
import { Button } from '../../../../ui/Button.tsx';
import { listTime } from '../../store/chatTimes.ts';
import { useChatState } from '../../store/useChat.ts';
import { freshPages, Pages } from '../Pages.tsx';
import { FilesBrowser } from './FilesBrowser.tsx';
import styles from './InfoPane.module.css';

interface SharedFilesProps {
  conversationId: string;
  title: string;
  /** A place in the conversation was pressed. */
  onGo: () => void;
}

/** The newest files of a conversation; all of them, to be searched and sorted, in a dialog. */
export function SharedFiles({ conversationId, title, onGo }: SharedFilesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { thread } = useChatState();
  // sent or taken back meanwhile, a file comes and goes here too
  const files = (thread?.messages ?? []).flatMap(({ seq, file }) => (file ? [seq] : [])).join();
  const known = useRef(files);
  useEffect(() => {
    if (known.current === files) return;
    known.current = files;
    void freshPages('files', conversationId);
  }, [files, conversationId]);
  const close = () => setIsOpen(false);
  return (
    <section className={styles.section}>
      <div className={styles.title}>
        <h3>{title}</h3>
        <Button size="sm" variant="text" onClick={() => setIsOpen(true)}>
          查找
        </Button>
      </div>
      <Pages
        label={title}
        askKey={['files', conversationId]}
        ask={(pageCurrent, signal) =>
          call(groups.filePage, { conversationId, pageCurrent, pageSize: 5 }, { isShowErrTip: false, signal })
        }
        keyOf={({ id }) => id}
        empty="还没有文件"
      >
        {({ file, gmtCreate }) =>
          file ? (
            <a href={file.url} download={file.name} className={styles.line}>
              <FileText size={18} aria-hidden="true" />
              <span className={`clip ${styles.grow}`}>{file.name}</span>
              <small>{listTime(gmtCreate)}</small>
            </a>
          ) : null
        }
      </Pages>
      {isOpen ? (
        <FilesBrowser
          conversationId={conversationId}
          title={title}
          onClose={close}
          onGo={() => {
            close();
            onGo();
          }}
        />
      ) : null}
    </section>
  );
}
