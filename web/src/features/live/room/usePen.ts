import { useState } from 'react';
import * as deck from '#contract/live/deck.ts';
import type { LiveRoom, Stroke } from '#contract/live/shapes.ts';
import { inkColours } from '#contract/rules/liveRooms.ts';
import { call } from '../../../kit/call.ts';

export const PEN_WIDTH = 30;

/** The pen of who may write on the slides. */
export function usePen({ periodId, page }: Pick<LiveRoom, 'periodId' | 'page'>) {
  const [isOut, setOut] = useState(false);
  const [colour, setColour] = useState<string>(inkColours[0]);
  return {
    pen: isOut ? { colour, width: PEN_WIDTH } : null,
    isOut,
    toggle: () => setOut(!isOut),
    nextColour: () => setColour(inkColours[(inkColours.findIndex((one) => one === colour) + 1) % inkColours.length]!),
    colour,
    draw: (stroke: Stroke) => void call(deck.ink, { periodId, page, stroke }).catch(() => undefined),
  };
}

export type Pen = ReturnType<typeof usePen>;
