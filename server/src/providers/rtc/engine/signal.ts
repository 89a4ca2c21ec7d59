import { SessionDescription, SignalTarget, TrickleRequest } from '@livekit/protocol';
import type { SignalResponse } from '@livekit/protocol';
import type { PeerConnection } from 'node-datachannel';
import { guarded } from './guarded.ts';
import { candidatesOf } from './sdp.ts';

export type Reply = SignalResponse['message'];

/** What the connections of a participant need of it. */
export interface Wire {
  send(reply: Reply): void;
  /** A connection is of no use any more. */
  onLost(): void;
}

export const description = (type: 'offer' | 'answer', sdp: string, id: number): SessionDescription =>
  new SessionDescription({ type, sdp, id });

/** Tells the addresses of this side, and when the connection fails. */
export function wireUp(
  pc: PeerConnection,
  {
    target,
    publicAddress,
    wire,
    tell,
  }: { target: SignalTarget; publicAddress: string | null; wire: Wire; tell: (reply: Reply) => void },
): void {
  pc.onLocalCandidate(
    guarded((candidate: string, sdpMid: string) => {
      for (const one of candidatesOf(candidate, publicAddress)) {
        const candidateInit = JSON.stringify({ candidate: one, sdpMid, sdpMLineIndex: 0 });
        tell({ case: 'trickle', value: new TrickleRequest({ candidateInit, target }) });
      }
    }),
  );
  pc.onStateChange(
    guarded((state: string) => {
      if (state === 'failed') wire.onLost();
    }),
  );
}
