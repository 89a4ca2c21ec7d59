export type CodecName = 'opus' | 'VP8' | 'H264';

export interface Format {
  codec: CodecName;
  fmtp: string;
}

/** One audio or video section of a publisher's offer. */
export interface Offered {
  kind: 'audio' | 'video';
  mid: string;
  /** The track's id in the browser, as `AddTrackRequest.cid` names it; empty when the section sends nothing. */
  cid: string;
  isSending: boolean;
  /** Payload types that are kept. */
  formats: ReadonlyMap<number, Format>;
  /** Number of the header extension with the loudness (RFC 6464); 0: none. */
  levelId: number;
}

const FORMAT = /^a=rtpmap:(\d+) (VP8|H264|opus)\//i;
const OF_FORMAT = /^a=(?:rtpmap|fmtp|rtcp-fb):(\d+)/;
const DROPPED = /^a=(?:rtcp-fb:\d+ transport-cc|ssrc-group:|rid:|simulcast:)/;
const names: Readonly<Record<string, CodecName>> = { opus: 'opus', vp8: 'VP8', h264: 'H264' };

const sectionsOf = (sdp: string): [string, ...string[]] => sdp.split(/\r\n(?=m=)/) as [string, ...string[]];
const midOf = (section: string): string => /\r\na=mid:(\S+)/.exec(section)?.[1] ?? '';
const isData = (section: string): boolean => section.startsWith('m=application');

/**
 * A publisher's offer with only what is forwarded: Opus, VP8 and H264 without simulcast, retransmission by NACK, bitrate
 * by REMB. Where the browser named a codec for a track, only that one is left, or it would choose another.
 * @throws RangeError when a section is not one
 */
export function readOffer(sdp: string, codecOf: (cid: string) => CodecName | undefined): [string, Offered[]] {
  const [head, ...sections] = sectionsOf(sdp);
  const offered: Offered[] = [];
  const kept = sections.map((section) => {
    if (isData(section)) return section;
    const [lines, media] = readSection(section, codecOf);
    offered.push(media);
    return lines.join('\r\n');
  });
  return [[head, ...kept].join('\r\n'), offered];
}

function readSection(section: string, codecOf: (cid: string) => CodecName | undefined): [string[], Offered] {
  const lines = section.split('\r\n');
  const first = /^m=(audio|video) (\d+) (\S+) ([\d ]+)$/.exec(lines[0]!);
  if (!first) throw new RangeError(`no section of media: ${lines[0]!.slice(0, 60)}`);
  const cid = /\r\na=msid:\S+ (\S+)/.exec(section)?.[1] ?? '';
  const formats = formatsOf(lines, first[4]!.split(' ').map(Number), codecOf(cid));
  const media: Offered = {
    kind: first[1] as Offered['kind'],
    mid: midOf(section),
    cid,
    isSending: /\r\na=(?:sendonly|sendrecv)/.test(section),
    formats,
    levelId: Number(/\r\na=extmap:(\d+)\S* \S*ssrc-audio-level/.exec(section)?.[1] ?? 0),
  };
  const isKept = (line: string): boolean => {
    const format = OF_FORMAT.exec(line)?.[1];
    if (format !== undefined && !formats.has(Number(format))) return false;
    if (line.startsWith('a=extmap:')) return /ssrc-audio-level|sdes:mid/.test(line);
    return !DROPPED.test(line);
  };
  const title = `m=${first[1]} ${first[2]} ${first[3]} ${[...formats.keys()].join(' ')}`;
  return [[title, ...lines.slice(1).filter(isKept)], media];
}

function formatsOf(lines: string[], order: number[], wanted: CodecName | undefined): Map<number, Format> {
  const known = new Map<number, Format>();
  for (const line of lines) {
    const found = FORMAT.exec(line);
    if (found) known.set(Number(found[1]), { codec: names[found[2]!.toLowerCase()]!, fmtp: '' });
  }
  for (const line of lines) {
    const [, type, fmtp = ''] = /^a=fmtp:(\d+) (.*)$/.exec(line) ?? [];
    const format = known.get(Number(type));
    if (format) format.fmtp = fmtp;
  }
  const usable = order.filter((type) => isUsable(known.get(type)));
  const chosen = usable.filter((type) => known.get(type)!.codec === wanted);
  return new Map((chosen.length > 0 ? chosen : usable).map((type) => [type, known.get(type)!]));
}

/** Of the many H264 that browsers offer, the one that all of them decode. */
const isUsable = (format: Format | undefined): boolean =>
  format !== undefined &&
  (format.codec !== 'H264' || (/packetization-mode=1/.test(format.fmtp) && /profile-level-id=42e0/i.test(format.fmtp)));

/** Addresses are told one by one, so that those behind a router can be replaced. */
const withoutAddresses = (sdp: string): string =>
  sdp
    .split('\r\n')
    .filter((line) => !/^a=(?:candidate:|end-of-candidates)/.test(line))
    .join('\r\n');

/** Without it a browser begins with 300 kb/s, because there is no congestion control of the transport. */
const START = 'x-google-start-bitrate=1200';

/** The answer to a publisher: sections that send nothing are inactive, and films begin sharp. */
export function answerFor(sdp: string, offered: readonly Offered[]): string {
  const [head, ...sections] = sectionsOf(withoutAddresses(sdp));
  const shown = sections.map((section) => {
    if (isData(section)) return section;
    const media = offered.find(({ mid }) => mid === midOf(section));
    const turned = media?.isSending ? section : section.replace(/(\r\na=)(?:recvonly|sendrecv|sendonly)/, '$1inactive');
    if (media?.kind !== 'video') return turned;
    return /\r\na=fmtp:/.test(turned)
      ? turned.replaceAll(/(\r\na=fmtp:\d+ [^\r]*)/g, `$1;${START}`)
      : turned.replaceAll(/(\r\na=rtpmap:(\d+) [^\r]*)/g, `$1\r\na=fmtp:$2 ${START}`);
  });
  return [head, ...shown].join('\r\n');
}

/** The offer to a subscriber: of a track that is gone the section stays, inactive and without a name. */
export function offerFor(sdp: string, isLive: (mid: string) => boolean): string {
  const [head, ...sections] = sectionsOf(withoutAddresses(sdp));
  const shown = sections.map((section) => {
    if (isData(section) || isLive(midOf(section))) return section;
    const lines = section.replace(/(\r\na=)(?:sendonly|sendrecv)/, '$1inactive').split('\r\n');
    return lines.filter((line) => !/^a=(?:ssrc|msid)/.test(line)).join('\r\n');
  });
  return [head, ...shown].join('\r\n');
}

/**
 * A candidate as it is told: behind a router, also with the address by which the world reaches it.
 * @param publicAddress IPv4, or null
 */
export function candidatesOf(candidate: string, publicAddress: string | null): string[] {
  const own = candidate.replace(/^a=/, '');
  const parts = own.split(' ');
  const isHost = parts[7] === 'host' && /^\d+(?:\.\d+){3}$/.test(parts[4] ?? '') && parts[4] !== publicAddress;
  if (publicAddress === null || !isHost) return [own];
  const outside = parts.with(0, `${parts[0]}9`).with(4, publicAddress);
  return [own, outside.join(' ')];
}
