import { FileText, LocateFixed, Search } from 'lucide-react';
import { useState } from 'react';
import * as groups from '#contract/im/group.ts';
import type { ChatPerson } from '#contract/im/shapes.ts';
import { FileOrder } from '#contract/rules/chat.ts';
import { sizeText } from '#contract/rules/uploads.ts';
import { call } from '../../../../kit/call.ts';
import { useSettled } from '../../../../kit/chooser/useSettled.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { IconLink } from '../../../../ui/IconLink.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { listTime } from '../../store/chatTimes.ts';
import { imPath } from '../addresses.ts';
import dialogs from '../Dialogs.module.css';
import { Pages } from '../Pages.tsx';
import { PersonField } from '../PersonField.tsx';
import styles from './FilesBrowser.module.css';

interface FilesBrowserProps {
  conversationId: string;
  title: string;
  onClose: () => void;
  /** The place of a file in the conversation was pressed. */
  onGo: () => void;
}

const orders = FileOrder.values.map((value) => ({ value: String(value), label: FileOrder.labels[value] }));

/** All files of a conversation: by name, by who sent them, in the order one wants. */
export function FilesBrowser({ conversationId, title, onClose, onGo }: FilesBrowserProps) {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<FileOrder>(FileOrder.newest);
  const [person, setPerson] = useState<ChatPerson | null>(null);
  const keyword = useSettled(words.trim());
  const sought = { conversationId, keyword, order, senderUserNo: person?.userNo };
  const isNarrowed = keyword !== '' || person !== null;
  return (
    <Dialog open size="md" title={title} onClose={onClose}>
      <div className={styles.filters}>
        <Field label="文件名">
          <Input
            type="search"
            lead={<Search size={16} aria-hidden="true" />}
            placeholder="名称的一部分"
            maxLength={30}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <PersonField conversationId={conversationId} value={person} onChange={setPerson} />
        <Field label="次序">
          <Select
            isWide
            options={orders}
            value={String(order)}
            onChange={({ target }) => setOrder(Number(target.value) as FileOrder)}
          />
        </Field>
      </div>
      <div className={dialogs.scroll}>
        <Pages
          label={title}
          askKey={['files', conversationId, sought]}
          ask={(pageCurrent, signal) =>
            call(groups.filePage, { ...sought, pageCurrent }, { isShowErrTip: false, signal })
          }
          keyOf={({ id }) => id}
          empty={isNarrowed ? '没有这样的文件' : '还没有文件'}
        >
          {({ file, seq, senderName, gmtCreate }) =>
            file ? (
              <div className={styles.row}>
                <FileText size={20} strokeWidth={1.5} aria-hidden="true" />
                <a href={file.url} download={file.name} className={styles.name}>
                  {file.name}
                </a>
                <small>
                  {senderName} · {listTime(gmtCreate)} · {sizeText(file.size)}
                </small>
                <IconLink
                  to={imPath(conversationId, seq)}
                  label={`在聊天里看 ${file.name}`}
                  icon={<LocateFixed size={18} aria-hidden="true" />}
                  onClick={onGo}
                />
              </div>
            ) : null
          }
        </Pages>
      </div>
    </Dialog>
  );
}
