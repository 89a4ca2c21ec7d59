import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Thread } from '../store/chatState.ts';
import type { ChatStore } from '../store/chatStore.ts';
import type { Line } from '../store/threadRules.ts';

const NEAR_PX = 60;
/** Older ones are asked for before the edge is reached. */
const EARLY_PX = 400;

interface Kept {
  thread: Thread;
  lines: readonly Line[];
  me: string;
  store: ChatStore;
}

/**
 * Keeps the line that is being read where it is, whatever comes above or below it; who is at the end stays at the end. Says
 * what was seen, and asks for more near an edge.
 */
export function useScrollKeeper({ thread, lines, me, store }: Kept) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const anchor = useRef<{ key: string; top: number } | null>(null);
  const shown = useRef<number | null>(null);
  /** Where it was scrolled to by us, and not by who reads. */
  const placed = useRef(-1);
  const [seenSeq, setSeenSeq] = useState(0);
  const [isAway, setIsAway] = useState(false);
  const { conversationId, messages, isMoreNewer, isLoading, target } = thread;
  const isKnown = thread.view !== null;
  const lastSeq = messages.at(-1)?.seq ?? 0;

  const note = useCallback(() => {
    const here = box.current;
    if (!here) return;
    isAtEnd.current = here.scrollHeight - here.scrollTop - here.clientHeight < NEAR_PX;
    setIsAway(!isAtEnd.current);
    const edge = here.getBoundingClientRect().top;
    const line = [...here.querySelectorAll<HTMLElement>('[data-line]')].find(
      (one) => one.getBoundingClientRect().bottom > edge,
    );
    anchor.current = line ? { key: line.dataset['line']!, top: line.getBoundingClientRect().top - edge } : null;
  }, []);

  const settle = useCallback(() => {
    const here = box.current;
    if (!here) return;
    if (isAtEnd.current) here.scrollTop = here.scrollHeight;
    else if (anchor.current) {
      const { key, top } = anchor.current;
      const line = here.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`);
      if (line) here.scrollTop += line.getBoundingClientRect().top - here.getBoundingClientRect().top - top;
    }
    placed.current = here.scrollTop;
    note();
  }, [note]);

  const seen = useCallback(() => {
    const isLooking = document.visibilityState === 'visible';
    if (!isAtEnd.current || isMoreNewer || isLoading || lastSeq === 0 || !isKnown || !isLooking) return;
    setSeenSeq(lastSeq);
    store.seen(conversationId, lastSeq);
  }, [store, conversationId, isMoreNewer, isLoading, lastSeq, isKnown]);

  const lastKey = lines.at(-1)?.key;
  const isOwnLast = isOwn(lines.at(-1), me);
  useLayoutEffect(() => {
    // what I write is always brought into sight
    if (lastKey !== undefined && isOwnLast && !isMoreNewer) isAtEnd.current = true;
  }, [lastKey, isOwnLast, isMoreNewer]);
  useLayoutEffect(settle, [lines, settle]);
  useEffect(seen, [seen, lines]);

  // the pictures of a line, and the space that the keyboard takes, change the height without a new line
  useEffect(() => {
    const watch = new ResizeObserver(settle);
    watch.observe(box.current!);
    watch.observe(content.current!);
    document.addEventListener('visibilitychange', seen);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', seen);
    };
  }, [settle, seen]);

  useEffect(() => {
    if (!target || shown.current === target.asked || isLoading || lines.length === 0) return;
    const line = box.current?.querySelector<HTMLElement>(`[data-seq="${target.seq}"]`);
    if (!line) return;
    shown.current = target.asked;
    isAtEnd.current = false;
    line.scrollIntoView({ block: 'center' });
    line.dataset['found'] = '';
    const timer = setTimeout(() => delete line.dataset['found'], 2400);
    note();
    return () => clearTimeout(timer);
  }, [target, lines, isLoading, note]);

  const onScroll = () => {
    const here = box.current!;
    // told of late, when the place to write has come meanwhile, our own scrolling looked like leaving the end
    if (here.scrollTop === placed.current) settle();
    else note();
    seen();
    if (here.scrollTop < EARLY_PX && !isAtEnd.current) void store.more('older');
    if (isMoreNewer && here.scrollHeight - here.scrollTop - here.clientHeight < EARLY_PX) void store.more('newer');
  };
  const countNew = isAway ? messages.filter(({ seq, senderUserNo }) => seq > seenSeq && senderUserNo !== me).length : 0;
  const toEnd = () => {
    isAtEnd.current = true;
    settle();
    seen();
  };
  return { box, content, onScroll, isAway, countNew: seenSeq === 0 ? 0 : countNew, toEnd };
}

const isOwn = (line: Line | undefined, me: string): boolean =>
  line?.kind === 'outgoing' || (line?.kind === 'message' && line.message.senderUserNo === me);
