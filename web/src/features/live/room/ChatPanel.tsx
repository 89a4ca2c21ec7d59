import { Send } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import * as contract from '#contract/live/chat.ts';
import type { LiveEntry, LiveRoom } from '#contract/live/shapes.ts';
import { EntryKind, HandState, LiveRole, MOST_SAID, RoomStatus } from '#contract/rules/liveRooms.ts';
import { call } from '../../../kit/call.ts';
import { useSend } from '../../../kit/useCall.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { reachable } from '../../../ui/reachable.ts';
import { sayDraft } from './sayDraft.ts';
import { TextButton } from './TextButton.tsx';
import { linesOf } from './timeline.ts';
import styles from './Chat.module.css';

const ReportLineDialog = lazy(() =>
  import('../../../shared/community/ReportLineDialog.tsx').then((part) => ({ default: part.ReportLineDialog })),
);

interface ChatPanelProps {
  room: LiveRoom;
  entries: readonly LiveEntry[];
  onSaid: (entry: LiveEntry) => void;
}

/** The discussion: what is said, and what happens in the class. It stays at its end unless one reads further up. */
export function ChatPanel({ room, entries, onSaid }: ChatPanelProps) {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const lines = linesOf(entries);
  const newest = lines.at(-1)?.seq;
  useEffect(() => {
    const box = list.current;
    if (box && isAtEnd.current && newest !== undefined) box.scrollTop = box.scrollHeight;
  }, [newest]);
  const hold = useCallback((box: HTMLOListElement | null) => {
    list.current = box;
    reachable(box);
  }, []);
  const scrolled = () => {
    const box = list.current;
    if (box) isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
  };
  const isOver = room.roomStatus === RoomStatus.ended;
  return (
    <>
      {room.pinned ? (
        <p className={styles.pinned}>
          <b>置顶</b> {room.pinned.userName}：{room.pinned.text}
          <Unpin room={room} />
        </p>
      ) : null}
      <ol ref={hold} className={styles.lines} onScroll={scrolled} aria-label="讨论" aria-live="polite">
        {lines.length === 0 ? <li className={styles.system}>还没有人发言，打个招呼吧</li> : null}
        {lines.map((entry) => (
          <ChatLine key={entry.seq} entry={entry} room={room} />
        ))}
      </ol>
      {isOver ? null : <SayBox room={room} onSaid={onSaid} />}
    </>
  );
}

function Unpin({ room: { periodId, me } }: { room: LiveRoom }) {
  const pinning = useSend(contract.pin);
  if (me.liveRole === LiveRole.learner) return null;
  return <TextButton onClick={() => pinning.mutate({ periodId, seq: 0 })}>取消置顶</TextButton>;
}

function ChatLine({ entry, room }: { entry: LiveEntry; room: LiveRoom }) {
  const { me, periodId } = room;
  const hiding = useSend(contract.hide);
  const pinning = useSend(contract.pin);
  const [isReporting, setReporting] = useState(false);
  if (entry.entryKind !== EntryKind.chat) return <li className={styles.system}>{happened(entry)}</li>;
  const isHost = me.liveRole !== LiveRole.learner;
  const role = entry.liveRole === LiveRole.learner ? '' : `　${LiveRole.labels[entry.liveRole]}`;
  return (
    <li className={styles.line}>
      <b className={role ? styles.host : undefined}>
        {entry.userName}
        {role}
      </b>
      {entry.isHidden === 1 ? <span className={styles.system}>这条发言已删除</span> : entry.text}
      {entry.isHidden === 0 && (isHost || entry.userNo === me.userNo) ? (
        <span className={styles.acts}>
          {isHost ? <TextButton onClick={() => pinning.mutate({ periodId, seq: entry.seq })}>置顶</TextButton> : null}
          <TextButton onClick={() => hiding.mutate({ periodId, seq: entry.seq })}>删除</TextButton>
        </span>
      ) : null}
      {entry.isHidden === 0 && entry.userNo !== me.userNo ? (
        <span className={styles.acts}>
          <TextButton onClick={() => setReporting(true)}>举报</TextButton>
        </span>
      ) : null}
      {isReporting ? (
        <Suspense>
          <ReportLineDialog
            title="举报这条发言"
            keptAs={`liveReport:${periodId}:${entry.seq}`}
            said={`${entry.userName}：${entry.text}`}
            send={(why) => call(contract.report, { periodId, seq: entry.seq, ...why })}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      ) : null}
    </li>
  );
}

/** What happened, in a sentence. */
export function happened({ entryKind, liveRole, value, userName, text }: LiveEntry): string {
  if (entryKind === EntryKind.hand) return value === HandState.raised ? `${userName} 举手了` : '';
  if (entryKind === EntryKind.stage && liveRole !== LiveRole.learner) return `现在由 ${userName} 主讲`;
  if (entryKind === EntryKind.stage) return value === 1 ? `${userName} 上台连麦` : `${userName} 下台了`;
  if (entryKind === EntryKind.pollOpen) return `发起了投票：${text}`;
  if (entryKind === EntryKind.pollClose) return `投票结束：${text}`;
  if (entryKind === EntryKind.signOpen) return `发起了签到，${value} 分钟内有效`;
  if (value === RoomStatus.paused) return '课堂暂停，稍后继续';
  return value === RoomStatus.ended ? '下课了' : '上课了';
}

function SayBox({ room: { periodId, me, isMutedAll, slowSeconds }, onSaid }: Omit<ChatPanelProps, 'entries'>) {
  const draft = sayDraft(periodId);
  const [text, setText] = useState(draft.text);
  const saying = useSend(contract.say);
  const isSilent = me.liveRole === LiveRole.learner && (isMutedAll === 1 || me.isMuted === 1);
  const type = (typed: string) => {
    setText(typed);
    draft.type(typed);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || saying.isPending) return;
    saying.mutate(
      { periodId, text: said, clientKey: draft.keyFor(said) },
      {
        onSuccess: (entry) => {
          setText('');
          draft.drop();
          onSaid(entry);
        },
      },
    );
  };
  const hint = isSilent ? '暂时不能发言' : slowSeconds > 0 ? `慢速发言，每 ${slowSeconds} 秒一条` : '说点什么';
  return (
    <form className={styles.say} onSubmit={send}>
      <input
        className={styles.input}
        aria-label="发言"
        placeholder={hint}
        maxLength={MOST_SAID}
        value={text}
        disabled={isSilent}
        onChange={({ target }) => type(target.value)}
      />
      <IconButton
        type="submit"
        label="发送"
        disabled={isSilent || text.trim() === ''}
        icon={<Send size={18} aria-hidden="true" />}
      />
    </form>
  );
}
