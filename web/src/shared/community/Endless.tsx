import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { Button } from '../../ui/Button.tsx';
import { RowList } from '../../ui/Row.tsx';
import styles from './Endless.module.css';

interface Card {
  id: string;
}

export interface Piece<C extends Card> {
  list: C[];
  isMore: 0 | 1;
}

interface EndlessProps<C extends Card> {
  label: string;
  /** What they are counted in, as 篇. */
  unit: string;
  first: Piece<C>;
  /** What comes after the last one. */
  more: (afterId: string) => Promise<Piece<C>>;
  /** One of them, with its key. */
  children: (card: C) => ReactNode;
}

/** A list that goes on as one scrolls, and by a button for who does not. Mount it anew (`key`) for another list. */
export function Endless<C extends Card>({ label, unit, first, more, children }: EndlessProps<C>) {
  const [piece, setPiece] = useState(first);
  const [ready, setReady] = useState<Piece<C> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const last = piece.list.at(-1)?.id;
  const fetchNext = useCallback(
    async (isAsked: boolean) => {
      if (isBusy || last === undefined) return;
      setBusy(true);
      setFailure(null);
      try {
        const next = await more(last);
        // whoever is past the end already reads what is below it, which stays there until they ask
        if (isAsked || isBelowWindow(end.current)) setPiece((before) => joined(before, next));
        else setReady(next);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setFailure(error.message);
      } finally {
        setBusy(false);
      }
    },
    [isBusy, last, more],
  );
  const isWaiting = piece.isMore === 1 && failure === null && ready === null;
  useEffect(() => {
    const mark = end.current;
    if (!mark || !isWaiting) return;
    const look = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && void fetchNext(false);
    const watch = new IntersectionObserver(look, { rootMargin: '600px' });
    watch.observe(mark);
    return () => watch.disconnect();
  }, [fetchNext, isWaiting]);
  const goOn = () => {
    if (!ready) return void fetchNext(true);
    setPiece(joined(piece, ready));
    setReady(null);
  };
  return (
    <>
      <RowList label={label}>{piece.list.map(children)}</RowList>
      <div ref={end} className={styles.end} role="status">
        {failure}
        {piece.isMore === 1 ? (
          <Button loading={isBusy} loadingLabel="正在取" onClick={goOn}>
            {failure ? '重试' : `再看 20 ${unit}`}
          </Button>
        ) : null}
      </div>
    </>
  );
}

const isBelowWindow = (mark: HTMLElement | null): boolean =>
  mark !== null && mark.getBoundingClientRect().bottom > window.innerHeight;

function joined<C extends Card>({ list }: Piece<C>, next: Piece<C>): Piece<C> {
  const known = new Set(list.map(({ id }) => id));
  return { list: [...list, ...next.list.filter(({ id }) => !known.has(id))], isMore: next.isMore };
}
