import { SignalTarget } from '@livekit/protocol';
import type { DataChannel, PeerConnection, Track } from 'node-datachannel';
import native from 'node-datachannel';
import { attempt, guarded } from './guarded.ts';
import type { Network } from './network.ts';
import { connectionConfig } from './network.ts';
import type { CodecName, Offered } from './sdp.ts';
import { answerFor, readOffer } from './sdp.ts';
import { description, wireUp } from './signal.ts';
import type { Wire } from './signal.ts';
import type { PublishedTrack } from './track.ts';

export interface PublishingWire extends Wire {
  /** The browser stopped sending it. */
  onStopped(track: PublishedTrack): void;
  onData(packet: Buffer, isReliable: boolean): void;
}

/** The connection by which a participant sends: the browser offers, this side answers. */
export class Publishing {
  readonly tracks = new Map<string, PublishedTrack>();
  readonly #announced = new Map<string, { track: PublishedTrack; codec: CodecName | undefined }>();
  readonly #sources = new Map<string, Track>();
  readonly #channels: DataChannel[] = [];
  readonly #network: Network;
  readonly #wire: PublishingWire;
  #pc: PeerConnection | undefined;
  #offered: Offered[] = [];
  #offerId = 0;

  constructor(network: Network, wire: PublishingWire) {
    this.#network = network;
    this.#wire = wire;
  }

  /** @param cid the track's id in the browser, by which its section in the offer is known */
  announce(cid: string, track: PublishedTrack, codec: CodecName | undefined): void {
    this.#announced.set(cid, { track, codec });
    this.tracks.set(track.sid, track);
  }

  /** @throws when it cannot be read */
  takeOffer(sdp: string, id: number): void {
    const [kept, offered] = readOffer(sdp, (cid) => this.#announced.get(cid)?.codec);
    this.#offered = offered;
    this.#offerId = id;
    for (const track of this.tracks.values()) {
      const section = offered.find(({ mid }) => mid === track.mid);
      if (section && !section.isSending) this.#wire.onStopped(track);
      else if (section) track.rebind(section);
    }
    // a section that is used again makes no new source
    for (const { mid } of offered) this.#join(mid);
    (this.#pc ??= this.#open()).setRemoteDescription(kept, 'offer');
  }

  forget(track: PublishedTrack): void {
    track.unbind();
    this.tracks.delete(track.sid);
    for (const [cid, announced] of this.#announced) if (announced.track === track) this.#announced.delete(cid);
  }

  close(): void {
    for (const track of this.tracks.values()) this.forget(track);
    attempt(() => this.#pc?.close());
  }

  #open(): PeerConnection {
    const pc = new native.PeerConnection('publishing', connectionConfig(this.#network));
    const { publicAddress } = this.#network;
    const tell: Wire['send'] = (reply) => this.#wire.send(reply);
    wireUp(pc, { target: SignalTarget.PUBLISHER, publicAddress, wire: this.#wire, tell });
    pc.onTrack(
      guarded((source: Track) => {
        this.#sources.set(source.mid(), source);
        this.#join(source.mid());
      }),
    );
    pc.onDataChannel(
      guarded((channel: DataChannel) => {
        this.#channels.push(channel); // else it is collected while it is open
        const isReliable = channel.getLabel() !== '_lossy';
        channel.onMessage(guarded((packet) => this.#wire.onData(Buffer.from(packet as Buffer), isReliable)));
      }),
    );
    pc.onLocalDescription(
      guarded((sdp: string, type: string) => {
        if (type !== 'answer') return;
        this.#wire.send({ case: 'answer', value: description('answer', answerFor(sdp, this.#offered), this.#offerId) });
      }),
    );
    return pc;
  }

  /** Brings a source and the track that was announced for it together, whichever was first. */
  #join(mid: string): void {
    const section = this.#offered.find((one) => one.mid === mid);
    const source = this.#sources.get(mid);
    const track = section && this.#announcedFor(section);
    if (!section?.isSending || !source || !track || track.mid !== undefined) return;
    track.bind(source, section);
  }

  /**
   * By the id that the browser gave it. Firefox writes another one into its offers: there it is the first of its kind
   * that waits for a section, as tracks are announced in the order in which they are offered.
   */
  #announcedFor({ cid, mid, kind }: Offered): PublishedTrack | undefined {
    const exact = this.#announced.get(cid);
    if (exact || [...this.tracks.values()].some((track) => track.mid === mid)) return exact?.track;
    const named = new Set(this.#offered.map((one) => one.cid));
    const waiting = [...this.#announced].find(
      ([id, { track }]) => track.kind === kind && track.mid === undefined && !named.has(id),
    );
    return waiting?.[1].track;
  }
}
