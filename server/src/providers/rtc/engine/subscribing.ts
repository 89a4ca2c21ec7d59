import { SignalTarget } from '@livekit/protocol';
import type { DataChannel, PeerConnection, Track } from 'node-datachannel';
import native from 'node-datachannel';
import { attempt, guarded } from './guarded.ts';
import type { Network } from './network.ts';
import { connectionConfig } from './network.ts';
import { readFeedback } from './rtcp.ts';
import { offerFor } from './sdp.ts';
import { description, wireUp } from './signal.ts';
import type { Reply, Wire } from './signal.ts';
import type { Outlet, PublishedTrack } from './track.ts';
import { PAYLOAD } from './track.ts';
import { traffic } from './traffic.ts';

/** Of 256: from here on what is sent once more is lost as well often enough to be seen. */
const LOSES_MUCH = 5;
/** A viewer who takes nothing in is not waited for. */
const MOST_WAITING_BYTES = 1_000_000;

interface Watched extends Outlet {
  track: PublishedTrack;
  mid: string;
  isPaused: boolean;
  lost: number;
  /** Since its last report. */
  written: number;
  asked: number;
}

/** The connection by which a participant receives: this side offers, the browser answers. */
export class Subscribing {
  readonly watched = new Map<string, Watched>();
  /** Of 256 lost before the last report of any track, those that came when they were asked for included. */
  fractionLost = 0;
  /** To be sent a second time at the next tick. */
  #twice: (() => void)[] = [];
  readonly #pc: PeerConnection;
  readonly #channels: { reliable: DataChannel; lossy: DataChannel };
  readonly #viewer: string;
  readonly #wire: Wire;
  /** Sections that are free again. */
  readonly #free: { kind: PublishedTrack['kind']; mid: string }[] = [];
  #isAnswered = false;
  /** Addresses told before the answer is applied let the browser begin too early, and DTLS fails. */
  #held: Reply[] = [];
  #offerId = 0;
  #state: 'idle' | 'asking' | 'askingAgain' = 'idle';
  #sections = 0;
  #isClosed = false;

  constructor(network: Network, viewer: string, wire: Wire) {
    this.#viewer = viewer;
    this.#wire = wire;
    const pc = new native.PeerConnection('subscribing', connectionConfig(network, { disableAutoNegotiation: true }));
    this.#pc = pc;
    const { publicAddress } = network;
    const tell = (reply: Reply): void => void (this.#isAnswered ? wire.send(reply) : this.#held.push(reply));
    wireUp(pc, { target: SignalTarget.SUBSCRIBER, publicAddress, wire, tell });
    pc.onLocalDescription(
      guarded((sdp: string, type: string) => {
        if (type !== 'offer') return;
        const mids = new Set([...this.watched.values()].map(({ mid }) => mid));
        const offer = offerFor(sdp, (mid) => mids.has(mid));
        wire.send({ case: 'offer', value: description('offer', offer, (this.#offerId += 1)) });
      }),
    );
    this.#channels = {
      reliable: pc.createDataChannel('_reliable'),
      lossy: pc.createDataChannel('_lossy', { unordered: true, maxRetransmits: 0 }),
    };
  }

  /** Begins, even with nothing to watch: the browser waits for a first offer. */
  offer(): void {
    if (this.#isClosed) return;
    if (this.#state !== 'idle') {
      this.#state = 'askingAgain';
      return;
    }
    this.#state = 'asking';
    if (!attempt(() => this.#pc.setLocalDescription('offer'))) this.#wire.onLost();
  }

  /** @throws when it cannot be read, or was not asked for */
  takeAnswer(sdp: string): void {
    if (this.#state === 'idle') throw new RangeError('an answer to nothing');
    this.#pc.setRemoteDescription(sdp, 'answer');
    if (!this.#isAnswered) {
      this.#isAnswered = true;
      for (const reply of this.#held) this.#wire.send(reply);
      this.#held = [];
    }
    const isAskedAgain = this.#state === 'askingAgain';
    this.#state = 'idle';
    if (isAskedAgain) this.offer();
  }

  /** Adds without offering. */
  add(track: PublishedTrack): void {
    if (this.watched.has(track.sid) || !track.format || this.#isClosed) return;
    if (!attempt(() => this.#watch(track))) this.#wire.onLost();
  }

  #watch(track: PublishedTrack): void {
    const { mid, source } = this.#section(track);
    const watched: Watched = {
      track,
      mid,
      isPaused: false,
      lost: 0,
      written: 0,
      asked: 0,
      write: (packet) => {
        if (watched.isPaused || !source.isOpen()) return;
        traffic.packetsOut += 1;
        watched.written += 1;
        attempt(() => source.sendMessageBinary(packet));
      },
    };
    const ask = (): void => track.askForKeyframe(performance.now());
    source.onOpen(guarded(ask));
    source.onMessage(guarded((packet: Buffer) => this.#heard(watched, packet)));
    this.watched.set(track.sid, watched);
    track.outlets.set(this.#viewer, watched);
    if (source.isOpen()) ask();
  }

  /** Takes away without offering. */
  remove(track: PublishedTrack): boolean {
    const watched = this.watched.get(track.sid);
    if (!watched) return false;
    this.watched.delete(track.sid);
    track.outlets.delete(this.#viewer);
    this.#free.push({ kind: track.kind, mid: watched.mid });
    return true;
  }

  sendData(packet: Buffer, isReliable: boolean): void {
    const channel = isReliable ? this.#channels.reliable : this.#channels.lossy;
    attempt(() => {
      if (channel.isOpen() && channel.bufferedAmount() < MOST_WAITING_BYTES) channel.sendMessageBinary(packet);
    });
  }

  pause(trackSid: string, isPaused: boolean): void {
    const watched = this.watched.get(trackSid);
    if (!watched) return;
    if (watched.isPaused && !isPaused) watched.track.askForKeyframe(performance.now());
    watched.isPaused = isPaused;
  }

  /** Every few dozen milliseconds. */
  tick(): void {
    if (this.#twice.length === 0) return;
    const due = this.#twice;
    this.#twice = [];
    for (const send of due) send();
  }

  close(): void {
    this.#isClosed = true;
    for (const { track } of this.watched.values()) this.remove(track);
    attempt(() => this.#pc.close());
  }

  /** A section that is free again, else a new one. */
  #section(track: PublishedTrack): { mid: string; source: Track } {
    const free = this.#free.findIndex(({ kind }) => kind === track.kind);
    const mid = free >= 0 ? this.#free.splice(free, 1)[0]!.mid : `s${(this.#sections += 1)}`;
    const { codec, fmtp } = track.format!;
    const media = track.kind === 'audio' ? new native.Audio(mid, 'SendOnly') : new native.Video(mid, 'SendOnly');
    if ('addOpusCodec' in media) media.addOpusCodec(PAYLOAD.opus);
    else if (codec === 'H264') media.addH264Codec(PAYLOAD.H264, fmtp);
    else media.addVP8Codec(PAYLOAD.VP8);
    const { sid } = track.owner;
    media.addSSRC(track.ssrc, sid, `${sid}|${track.sid}`, track.sid);
    return { mid, source: this.#pc.addTrack(media) };
  }

  #heard(watched: Watched, packet: Buffer): void {
    const { track } = watched;
    readFeedback(packet, {
      onPictureLost: () => track.askForKeyframe(performance.now()),
      onMissing: (seq) => {
        const past = track.past(seq);
        if (!past) return;
        watched.asked += 1;
        this.#repeat(watched, past);
      },
      onReport: (fraction, lost) => {
        const asked = Math.round((256 * watched.asked) / Math.max(1, watched.written));
        this.fractionLost = Math.min(256, Math.max(fraction, asked));
        [watched.written, watched.asked] = [0, 0];
        traffic.lostOut += Math.max(0, lost - watched.lost);
        watched.lost = lost;
      },
    });
  }

  /** A browser that only receives waits 100 ms before it asks again, so where much is lost it is sent twice at once. */
  #repeat(watched: Watched, packet: Buffer): void {
    const send = (): void => {
      traffic.repeatedOut += 1;
      watched.write(packet);
    };
    send();
    if (this.fractionLost >= LOSES_MUCH) this.#twice.push(send);
  }
}
