import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Deck, LiveEntry } from '#contract/live/shapes.ts';
import { InkLayer } from './InkLayer.tsx';
import styles from './Slides.module.css';
import type { Pen } from './usePen.ts';

const PdfPage = lazy(() => import('./PdfPage.tsx').then((part) => ({ default: part.PdfPage })));

interface SlidesProps {
  deck: Deck | null;
  page: number;
  strokes: readonly LiveEntry[];
  /** Of who may write; without it one only looks. */
  pen?: Pen;
  /** What is being said, in words. */
  caption?: string;
  /** Over the slides: that it begins at a time, pauses, is over. */
  children?: ReactNode;
}

/** Of the white board. */
const WIDE = 16 / 9;

const ignore = (): void => undefined;
const nothing: readonly never[] = [];

/** The page everybody looks at, with its ink; a white board while there are no slides. */
export function Slides({ deck, page, strokes, pen, caption = '', children }: SlidesProps) {
  const [ratio, setRatio] = useState(WIDE);
  const shape = deck ? ratio : WIDE;
  return (
    <div className={styles.screen}>
      <div className={styles.sheet} style={{ aspectRatio: shape, width: `min(100cqw, calc(100cqh * ${shape}))` }}>
        {deck ? (
          <Suspense fallback={<p className={styles.blank}>课件打开中</p>}>
            <PdfPage url={deck.url} page={page} onShape={setRatio} />
          </Suspense>
        ) : null}
        <InkLayer
          strokes={strokes}
          waiting={pen?.waiting ?? nothing}
          pen={pen?.pen ?? null}
          onStroke={pen?.draw ?? ignore}
        />
      </div>
      {caption ? <p className={styles.caption}>{caption}</p> : null}
      {children}
      {pen && pen.countUnsent > 0 ? (
        <p className={styles.unsent} role="status">
          {pen.countUnsent} 笔还没有送到，连上以后自动补上
        </p>
      ) : null}
      {deck ? (
        <p className={styles.number}>
          {page} / {deck.pages}
        </p>
      ) : null}
    </div>
  );
}
