import { useEffect, useRef, useState } from 'react';
import * as contract from '#contract/live/deck.ts';
import type { LiveRoom, Stroke } from '#contract/live/shapes.ts';
import { NONE } from '#contract/rules/id.ts';
import { inkColours } from '#contract/rules/liveRooms.ts';
import { call } from '../../../kit/call.ts';
import { createBox } from '../../../kit/outbox/box.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { toast } from '../../../ui/toast.ts';
import { createInkSender } from './inkSender.ts';
import type { Ink, InkSender, WaitingStroke } from './inkSender.ts';

export const PEN_WIDTH = 30;

const unsent = createBox<WaitingStroke>(
  'zt-draft:ink',
  ({ periodId, clientKey, stroke }) =>
    typeof periodId === 'string' && typeof clientKey === 'string' && Array.isArray(stroke?.points),
);

/** The pen of who may write on the slides, and the strokes that have not reached the server. */
export function usePen({ periodId, page, deck, me: { userNo } }: Pick<LiveRoom, 'periodId' | 'page' | 'deck' | 'me'>) {
  const [isOut, setOut] = useState(false);
  const [colour, setColour] = useState<string>(inkColours[0]);
  const [{ waiting, isCut }, setInk] = useState<Ink>({ waiting: [], isCut: false });
  const sender = useRef<InkSender | null>(null);
  const mediaId = deck?.mediaId ?? NONE;
  useEffect(() => {
    const made = createInkSender({
      send: (one) => call(contract.ink, one, { isShowErrTip: false }),
      keep: (one) => unsent.put(userNo, one.clientKey, one),
      drop: ({ clientKey }) => unsent.take(userNo, clientKey),
      onChange: setInk,
      onRefused: toast,
    });
    sender.current = made;
    const left = unsent.of(userNo).flatMap(({ value }) => (value.periodId === periodId ? [value] : []));
    if (left.length > 0) made.give(...left);
    const flush = () => void made.flush();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      made.stop();
    };
  }, [periodId, userNo]);
  return {
    pen: isOut ? { colour, width: PEN_WIDTH } : null,
    isOut,
    toggle: () => setOut(!isOut),
    nextColour: () => setColour(inkColours[(inkColours.findIndex((one) => one === colour) + 1) % inkColours.length]!),
    colour,
    draw: (stroke: Stroke) => sender.current?.give({ periodId, mediaId, page, stroke, clientKey: newKey() }),
    forgetPage: () => sender.current?.forget((one) => one.mediaId === mediaId && one.page === page),
    /** Of the page that is open, under the hand already and not yet with the others. */
    waiting: waiting.filter((one) => one.mediaId === mediaId && one.page === page),
    /** How many in all could not be sent just now. */
    countUnsent: isCut ? waiting.length : 0,
  };
}

export type Pen = ReturnType<typeof usePen>;
