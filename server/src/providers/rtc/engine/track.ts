import { randomBytes, randomInt } from 'node:crypto';
import { TrackInfo, TrackSource, TrackType } from '@livekit/protocol';
import type { AddTrackRequest } from '@livekit/protocol';
import type { Track } from 'node-datachannel';
import { attempt, guarded } from './guarded.ts';
import { isRtcp, loudnessOf, nack, pli, receiverReport, remb, SENDER_REPORT } from './rtcp.ts';
import type { CodecName, Format, Offered } from './sdp.ts';
import { traffic } from './traffic.ts';
import { Uplink } from './uplink.ts';

/** Where a viewer gets the packets of a track; never throws. */
export interface Outlet {
  write(packet: Buffer): void;
}

export interface TrackOwner {
  readonly sid: string;
  readonly identity: string;
  /** The first packet came: from now on it can be watched. */
  trackReady(track: PublishedTrack): void;
}

/** Every viewer gets the same buffer, so numbers of payload types are the same everywhere. */
export const PAYLOAD: Readonly<Record<CodecName, number>> = { VP8: 96, H264: 102, opus: 111 };

const RING = 1024;
const KEYFRAME_EVERY_MS = 400;
const REPORT_EVERY_MS = 1000;
const MOST_BITS = 3_000_000;
const MOST_NAME = 200;

export type SourceName = 'camera' | 'microphone' | 'screen' | 'screenSound';

const sources: Partial<Record<TrackSource, SourceName>> = {
  [TrackSource.CAMERA]: 'camera',
  [TrackSource.MICROPHONE]: 'microphone',
  [TrackSource.SCREEN_SHARE]: 'screen',
  [TrackSource.SCREEN_SHARE_AUDIO]: 'screenSound',
};

/** What a client does not say is taken for the usual one. */
export const sourceOf = ({ info, kind }: PublishedTrack): SourceName =>
  sources[info.source] ?? (kind === 'audio' ? 'microphone' : 'camera');

export const newId = (prefix: string): string => prefix + randomBytes(9).toString('hex');

/** A camera, microphone or screen of somebody. Numbers are rewritten once, as packets come in. */
export class PublishedTrack {
  readonly sid: string;
  readonly kind: 'audio' | 'video';
  readonly info: TrackInfo;
  readonly ssrc = randomInt(1, 0xffff_ffff);
  readonly outlets = new Map<string, Outlet>();
  readonly uplink = new Uplink();
  format: Format | undefined;
  /** 0 loud to 127 silent. */
  loudness = 127;
  readonly owner: TrackOwner;
  #source: Track | undefined;
  #offered: Offered | undefined;
  #sourceSsrc = 0;
  #payload = -1;
  #keyframeAt = -KEYFRAME_EVERY_MS;
  #reportAt = 0;
  #counted: Uplink['counts'] = { packets: 0, lost: 0, recovered: 0 };
  #senderReport = { middle: 0, at: 0 };
  readonly #ring: Buffer[] = [];

  constructor(owner: TrackOwner, { type, name, muted, width, height, source, stream, disableDtx }: AddTrackRequest) {
    this.owner = owner;
    this.kind = type === TrackType.AUDIO ? 'audio' : 'video';
    this.sid = newId(this.kind === 'audio' ? 'TR_A' : 'TR_V');
    const shown = { type, muted, width, height, source, disableDtx };
    const mimeType = this.kind === 'audio' ? 'audio/opus' : 'video/VP8';
    const words = { name: name.slice(0, MOST_NAME), stream: stream.slice(0, MOST_NAME) };
    this.info = new TrackInfo({ ...shown, ...words, sid: this.sid, mimeType });
  }

  get mid(): string | undefined {
    return this.#offered?.mid;
  }

  bind(source: Track, offered: Offered): void {
    this.#source = source;
    this.#offered = offered;
    this.info.mid = offered.mid;
    source.onMessage(guarded((packet: Buffer) => this.#take(packet)));
  }

  /** The offer came again: the same section may carry the numbers of another one. */
  rebind(offered: Offered): void {
    this.#offered = offered;
  }

  unbind(): void {
    this.#source?.onMessage(guarded(() => undefined));
    this.#source = undefined;
    this.outlets.clear();
  }

  /** A packet that a viewer missed, when it is still known. */
  past(seq: number): Buffer | undefined {
    const packet = this.#ring[seq % RING];
    return packet?.readUInt16BE(2) === seq ? packet : undefined;
  }

  askForKeyframe(now: number): void {
    if (this.kind !== 'video' || now - this.#keyframeAt < KEYFRAME_EVERY_MS) return;
    this.#keyframeAt = now;
    this.#tell(pli(this.#sourceSsrc));
  }

  /** Every few dozen milliseconds: asks again for what is missing, and reports. */
  tick(now: number): void {
    if (!this.format || !this.#source?.isOpen()) return;
    if (this.kind === 'video') {
      const { again, isLost } = this.uplink.due(now);
      if (again.length > 0) this.#tell(nack(this.#sourceSsrc, again));
      if (isLost) this.askForKeyframe(now);
    }
    if (now - this.#reportAt >= REPORT_EVERY_MS) this.#report(now);
  }

  #report(now: number): void {
    this.#reportAt = now;
    const reception = this.uplink.report();
    if (!reception) return;
    traffic.packetsIn += this.uplink.counts.packets - this.#counted.packets;
    traffic.lostIn += this.uplink.counts.lost - this.#counted.lost;
    traffic.recoveredIn += this.uplink.counts.recovered - this.#counted.recovered;
    this.#counted = { ...this.uplink.counts };
    const { middle, at } = this.#senderReport;
    const sinceReport = middle === 0 ? 0 : Math.round((now - at) * 65.536);
    this.#tell(receiverReport({ ssrc: this.#sourceSsrc, ...reception, lastReport: middle, sinceReport }));
    if (this.kind === 'video') this.#tell(remb(this.#sourceSsrc, MOST_BITS));
  }

  #take(packet: Buffer): void {
    if (packet.length < 12) return;
    const now = performance.now();
    if (isRtcp(packet)) return this.#takeReport(packet, now);
    if (!this.#recognise(packet)) return;
    const seq = packet.readUInt16BE(2);
    const missing = this.uplink.received(seq, now);
    if (missing.length > 0 && this.kind === 'video') this.#tell(nack(this.#sourceSsrc, missing));
    packet[1] = (packet[1]! & 0x80) | PAYLOAD[this.format!.codec];
    packet.writeUInt32BE(this.ssrc, 8);
    if (this.kind === 'video') this.#ring[seq % RING] = packet;
    else this.loudness = loudnessOf(packet, this.#offered!.levelId) ?? this.loudness;
    if (!this.info.muted) this.#pass(packet);
  }

  /** False for a packet of a format that was not agreed on. */
  #recognise(packet: Buffer): boolean {
    const payload = packet[1]! & 0x7f;
    const ssrc = packet.readUInt32BE(8);
    if (payload === this.#payload && ssrc === this.#sourceSsrc) return true;
    const format = this.#offered?.formats.get(payload);
    if (!format) return false;
    const isFirst = this.format === undefined;
    this.#payload = payload;
    this.#sourceSsrc = ssrc;
    this.format ??= format;
    this.info.mimeType = `${this.kind}/${this.format.codec}`;
    if (isFirst) this.owner.trackReady(this);
    return format.codec === this.format.codec;
  }

  #takeReport(packet: Buffer, now: number): void {
    if (packet[1] !== SENDER_REPORT || packet.length < 28) return;
    this.#senderReport = { middle: packet.readUInt32BE(10), at: now };
    packet.writeUInt32BE(this.ssrc, 4);
    this.#pass(packet);
  }

  #pass(packet: Buffer): void {
    for (const outlet of this.outlets.values()) outlet.write(packet);
  }

  #tell(packet: Buffer): void {
    const source = this.#source;
    if (source && this.#sourceSsrc !== 0) attempt(() => source.sendMessageBinary(packet));
  }
}
