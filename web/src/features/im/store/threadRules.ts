import type { ChatMessage } from '#contract/im/shapes.ts';
import { ChatMessageState, TRIM_OVER, TRIMMED_TO } from '#contract/rules/chat.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Outgoing } from './outgoing.ts';

/** By place in the conversation, each once; what was asked for later is the newer word on a message. */
export function merged(list: readonly ChatMessage[], some: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map(list.map((one) => [one.seq, one]));
  for (const one of some) {
    const known = bySeq.get(one.seq);
    // an answer that was under way when it was taken back does not bring it back
    if (known && known.messageState !== ChatMessageState.normal && one.messageState === ChatMessageState.normal)
      continue;
    bySeq.set(one.seq, one);
  }
  return [...bySeq.values()].sort((x, y) => x.seq - y.seq);
}

/** A list over 2,000 is cut to 1,000, at the end that is not being read. */
export function trimmed<T>(list: readonly T[], kept: 'newer' | 'older' = 'newer'): readonly T[] {
  if (list.length <= TRIM_OVER) return list;
  return kept === 'newer' ? list.slice(-TRIMMED_TO) : list.slice(0, TRIMMED_TO);
}

/** The first place that is missing between what is here and a message that just came, or undefined. */
export function gapBefore(list: readonly ChatMessage[], seq: number): number | undefined {
  const last = list.at(-1)?.seq;
  return last !== undefined && seq > last + 1 ? last : undefined;
}

export type Line =
  | { kind: 'time'; key: string; time: string }
  | { kind: 'marker'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing };

/** Between messages further apart stands the time. */
const PAUSE_MS = 10 * 60_000;

/**
 * What a conversation shows, in order. A message keeps its key from the moment it is written, so that its line stays when
 * the server has it; what waits here stands below, unless it is in the list already.
 */
export function linesOf(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  { me, markerSeq }: { me: string; markerSeq: number | null },
): Line[] {
  const lines: Line[] = [];
  let [last, isMarked] = [0, markerSeq === null];
  const here = new Set(messages.map(({ clientKey }) => clientKey));
  for (const message of messages) {
    const at = momentOf(message.gmtCreate).getTime();
    if (at - last > PAUSE_MS) lines.push({ kind: 'time', key: `time ${message.seq}`, time: message.gmtCreate });
    if (!isMarked && message.seq > markerSeq! && message.senderUserNo !== me) {
      isMarked = true;
      if (lines.some(({ kind }) => kind === 'message')) lines.push({ kind: 'marker', key: 'marker' });
    }
    last = at;
    lines.push({ kind: 'message', key: message.clientKey || message.id, message });
  }
  for (const one of outgoing) {
    if (!here.has(one.clientKey)) lines.push({ kind: 'outgoing', key: one.clientKey, outgoing: one });
  }
  return lines;
}
