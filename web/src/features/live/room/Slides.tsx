import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Deck, LiveEntry, Stroke } from '#contract/live/shapes.ts';
import { InkLayer } from './InkLayer.tsx';
import styles from './Slides.module.css';

const PdfPage = lazy(() => import('./PdfPage.tsx').then((part) => ({ default: part.PdfPage })));

interface SlidesProps {
  deck: Deck | null;
  page: number;
  strokes: readonly LiveEntry[];
  pen?: { colour: string; width: number } | null;
  onStroke?: (stroke: Stroke) => void;
  /** Over the slides: that it begins at a time, pauses, is over. */
  children?: ReactNode;
}

/** Of the white board. */
const WIDE = 16 / 9;

const ignore = (): void => undefined;

/** The page everybody looks at, with its ink; a white board while there are no slides. */
export function Slides({ deck, page, strokes, pen = null, onStroke = ignore, children }: SlidesProps) {
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
        <InkLayer strokes={strokes} pen={pen} onStroke={onStroke} />
      </div>
      {children}
      {deck ? (
        <p className={styles.number}>
          {page} / {deck.pages}
        </p>
      ) : null}
    </div>
  );
}
