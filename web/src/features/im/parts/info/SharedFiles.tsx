import { FileText } from 'lucide-react';
import * as groups from '#contract/im/group.ts';
import { call } from '../../../../kit/call.ts';
import { listTime } from '../../store/chatTimes.ts';
import { Pages } from '../Pages.tsx';
import styles from './InfoPane.module.css';

/** Files of a conversation, the newest first. */
export function SharedFiles({ conversationId, title }: { conversationId: string; title: string }) {
  return (
    <section className={styles.section}>
      <div className={styles.title}>
        <h3>{title}</h3>
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
    </section>
  );
}
