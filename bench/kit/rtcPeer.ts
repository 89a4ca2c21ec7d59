import {
  AddTrackRequest,
  SessionDescription,
  SignalRequest,
  SignalResponse,
  SignalTarget,
  TrackType,
} from '@livekit/protocol';
import native from 'node-datachannel';
import type { PeerConnection, Track } from 'node-datachannel';
import { WebSocket } from 'ws';

/** A participant without a browser, speaking what livekit-client speaks, on the loopback address. */
export interface RtcPeer {
  /** Packets of media that came. */
  received(): number;
  close(): void;
}

export interface RtcSender extends RtcPeer {
  send(packet: Buffer): void;
}

const SSRC = 4711;
const PAYLOAD = 96;
const config = { iceServers: [], bindAddress: '127.0.0.1', forceMediaTransport: true };

/** Watches everything in the room. Resolves once the connection to receive stands. */
export async function watch(address: string): Promise<RtcPeer> {
  const pc = new native.PeerConnection('viewer', config);
  let packets = 0;
  const tracks: Track[] = [];
  pc.onTrack((track) => {
    tracks.push(track);
    track.onMessage((packet) => {
      if ((packet[1]! & 0x7f) === PAYLOAD) packets += 1;
    });
  });
  let id = 0;
  const { socket, say } = signal(address, pc, SignalTarget.SUBSCRIBER, (message) => {
    if (message.case !== 'offer') return;
    id = message.value.id;
    pc.setRemoteDescription(message.value.sdp, 'offer');
  });
  pc.onLocalDescription((sdp, type) => {
    if (type === 'answer') say({ case: 'answer', value: new SessionDescription({ type, sdp, id }) });
  });
  await connected(pc);
  return { received: () => packets, close: () => closeAll(pc, socket) };
}

/** Shows one film (VP8). Resolves once it can be sent. */
export async function show(address: string): Promise<RtcSender> {
  const pc = new native.PeerConnection('sender', { ...config, disableAutoNegotiation: true });
  const media = new native.Video('0', 'SendOnly');
  media.addVP8Codec(PAYLOAD);
  media.addSSRC(SSRC, 'bench', 'bench', 'film');
  const track = pc.addTrack(media);
  const { socket, say } = signal(address, pc, SignalTarget.PUBLISHER, (message) => {
    if (message.case === 'join')
      say({ case: 'addTrack', value: new AddTrackRequest({ cid: 'film', type: TrackType.VIDEO, name: 'film' }) });
    if (message.case === 'trackPublished') pc.setLocalDescription('offer');
    if (message.case === 'answer') pc.setRemoteDescription(message.value.sdp, 'answer');
  });
  pc.onLocalDescription((sdp, type) => {
    if (type === 'offer') say({ case: 'offer', value: new SessionDescription({ type, sdp, id: 1 }) });
  });
  await connected(pc);
  while (!track.isOpen()) await new Promise((later) => setTimeout(later, 10));
  return {
    send: (packet) => void track.sendMessageBinary(packet),
    received: () => 0,
    close: () => closeAll(pc, socket),
  };
}

/** One packet of the film: RTP with a first byte of VP8 that says it begins a frame. */
export function filmPacket(seq: number, timestamp: number, bytes: number): Buffer {
  const packet = Buffer.alloc(bytes, 1);
  packet[0] = 0x80;
  packet[1] = PAYLOAD;
  packet.writeUInt16BE(seq & 0xffff, 2);
  packet.writeUInt32BE(timestamp >>> 0, 4);
  packet.writeUInt32BE(SSRC, 8);
  packet[12] = 0x10;
  return packet;
}

type Request = SignalRequest['message'];
type Reply = SignalResponse['message'];

function signal(
  address: string,
  pc: PeerConnection,
  target: SignalTarget,
  hear: (message: Reply) => void,
): { socket: WebSocket; say: (message: Request) => void } {
  const socket = new WebSocket(address);
  const say = (message: Request): void => socket.send(new SignalRequest({ message }).toBinary());
  // who is silent for half a minute is taken for gone
  const ping = setInterval(() => say({ case: 'ping', value: 1n }), 5000);
  socket.on('close', () => clearInterval(ping));
  const candidates: { candidate: string; sdpMid: string }[] = [];
  socket.on('message', (bytes: Buffer) => {
    const { message } = SignalResponse.fromBinary(new Uint8Array(bytes));
    hear(message);
    if (message.case === 'trickle' && message.value.target === target)
      candidates.push(JSON.parse(message.value.candidateInit) as (typeof candidates)[number]);
    if (pc.remoteDescription())
      for (const one of candidates.splice(0)) pc.addRemoteCandidate(one.candidate, one.sdpMid);
  });
  return { socket, say };
}

const connected = (pc: PeerConnection): Promise<void> =>
  new Promise((done, failed) => {
    pc.onStateChange((state) => {
      if (state === 'connected') done();
      if (state === 'failed') failed(new Error('没有连上'));
    });
  });

function closeAll(pc: PeerConnection, socket: WebSocket): void {
  pc.close();
  socket.close();
}
