import type { ReactNode } from 'react';
import { Arcs, Bars, Candles, Code, Network } from './figureDrawings.tsx';
import { Book, Bubbles, Columns, Film, Pulse, Shapes } from './peopleDrawings.tsx';
import { Blocks, Chip, Gears, Hills, MapLines, Road } from './worldDrawings.tsx';
import type { ChosenCover, DrawingName } from './chooseCover.ts';
import type { Tone } from './tones.ts';

type Drawing = { ground: 'ground' | 'dark' | 'base'; draw: (tone: Tone) => ReactNode };

const DRAWN: Record<DrawingName, Drawing> = {
  bars: { ground: 'ground', draw: Bars },
  network: { ground: 'dark', draw: Network },
  code: { ground: 'dark', draw: Code },
  arcs: { ground: 'dark', draw: Arcs },
  candles: { ground: 'ground', draw: Candles },
  chip: { ground: 'ground', draw: Chip },
  gears: { ground: 'ground', draw: Gears },
  road: { ground: 'dark', draw: Road },
  blocks: { ground: 'ground', draw: Blocks },
  hills: { ground: 'ground', draw: Hills },
  map: { ground: 'base', draw: MapLines },
  pulse: { ground: 'ground', draw: Pulse },
  shapes: { ground: 'ground', draw: Shapes },
  film: { ground: 'dark', draw: Film },
  bubbles: { ground: 'ground', draw: Bubbles },
  book: { ground: 'dark', draw: Book },
  columns: { ground: 'ground', draw: Columns },
};

/** One of our drawings as an inline picture that fills its 16:9 frame. */
export function DefaultCover({ drawing, tone, mirrored, className }: ChosenCover & { className?: string | undefined }) {
  const { ground, draw } = DRAWN[drawing];
  return (
    <svg className={className} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={tone[ground]} d="M0 0h320v180H0z" />
      {mirrored ? <g transform="matrix(-1 0 0 1 320 0)">{draw(tone)}</g> : draw(tone)}
    </svg>
  );
}
