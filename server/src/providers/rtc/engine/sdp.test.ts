import { expect, it } from 'vitest';
import { answerFor, candidatesOf, offerFor, readOffer } from './sdp.ts';

const lines = (...all: string[]): string => `${all.join('\r\n')}\r\n`;
const offer = lines(
  'v=0',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63 9',
  'a=mid:0',
  'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
  'a=extmap:3 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01',
  'a=sendonly',
  'a=msid:stream mic',
  'a=rtpmap:111 opus/48000/2',
  'a=rtcp-fb:111 transport-cc',
  'a=fmtp:111 minptime=10',
  'a=rtpmap:63 red/48000/2',
  'a=rtpmap:9 G722/8000',
  'm=video 9 UDP/TLS/RTP/SAVPF 96 97 102 106',
  'a=mid:1',
  'a=sendonly',
  'a=msid:stream cam',
  'a=rtpmap:96 VP8/90000',
  'a=rtcp-fb:96 nack pli',
  'a=rtpmap:97 rtx/90000',
  'a=fmtp:97 apt=96',
  'a=rtpmap:102 H264/90000',
  'a=fmtp:102 packetization-mode=1;profile-level-id=42e01f',
  'a=rtpmap:106 H264/90000',
  'a=fmtp:106 packetization-mode=0;profile-level-id=42e01f',
  'a=ssrc-group:FID 1 2',
  'a=ssrc:1 cname:x',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'a=mid:2',
);

it('keeps of an offer what is forwarded, and says what each section sends', () => {
  const [kept, [sound, film]] = readOffer(offer, () => undefined);
  expect(sound).toMatchObject({ kind: 'audio', mid: '0', cid: 'mic', isSending: true, levelId: 1 });
  expect([...film!.formats.keys()]).toEqual([96, 102]);
  expect(kept).toContain('m=audio 9 UDP/TLS/RTP/SAVPF 111\r\n');
  expect(kept).toContain('a=rtcp-fb:96 nack pli');
  for (const gone of ['transport-cc', 'transport-wide', 'rtx', 'red/', 'a=ssrc-group', 'rtpmap:106'])
    expect(kept).not.toContain(gone);
  expect(kept).toContain('m=application');
});

it('leaves only the codec that the browser named, and any where it has not that one', () => {
  const wanting = (codec: 'H264' | 'VP8') => readOffer(offer, (cid) => (cid === 'cam' ? codec : undefined))[1][1]!;
  expect([...wanting('H264').formats.keys()]).toEqual([102]);
  expect([...wanting('VP8').formats.keys()]).toEqual([96]);
  const withoutH264 = offer.replaceAll('H264', 'AV1');
  expect([...readOffer(withoutH264, () => 'H264')[1][1]!.formats.keys()]).toEqual([96]);
});

it('refuses what is no section of media', () => {
  for (const wrong of ['m=audio x', 'm=image 9 udptl t38', 'm=video 9 RTP 96 x'])
    expect(() => readOffer(`v=0\r\n${wrong}`, () => undefined)).toThrow(RangeError);
  expect(readOffer('', () => undefined)).toEqual(['', []]);
});

it('answers with films that begin sharp, and silences sections that send nothing', () => {
  const quiet = offer.replace('a=mid:1\r\na=sendonly', 'a=mid:1\r\na=inactive');
  const answer = lines(
    'v=0',
    'm=video 9 X 96',
    'a=mid:1',
    'a=recvonly',
    'a=rtpmap:96 VP8/90000',
    'a=candidate:1 1 UDP 1 10.0.0.1 7 typ host',
  );
  const sharp = answerFor(answer, readOffer(offer, () => undefined)[1]);
  expect(sharp).toContain('a=fmtp:96 x-google-start-bitrate=1200');
  expect(sharp).toContain('a=recvonly');
  expect(sharp).not.toContain('a=candidate');
  expect(answerFor(answer, readOffer(quiet, () => undefined)[1])).toContain('a=inactive');
});

it('offers a track that is gone as a section without a name', () => {
  const own = lines('v=0', 'm=video 9 X 96', 'a=mid:s1', 'a=sendonly', 'a=msid:a b', 'a=ssrc:5 cname:a');
  expect(offerFor(own, () => true)).toBe(own);
  expect(offerFor(own, () => false)).toBe(lines('v=0', 'm=video 9 X 96', 'a=mid:s1', 'a=inactive'));
});

it('behind a router tells the address outside as well', () => {
  const candidate = 'a=candidate:1 1 UDP 2122317823 10.0.0.5 7882 typ host';
  expect(candidatesOf(candidate, null)).toEqual([candidate.slice(2)]);
  expect(candidatesOf(candidate, '203.0.113.7')).toEqual([
    'candidate:1 1 UDP 2122317823 10.0.0.5 7882 typ host',
    'candidate:19 1 UDP 2122317823 203.0.113.7 7882 typ host',
  ]);
  const six = 'a=candidate:2 1 UDP 1 2001:db8::1 7882 typ host';
  expect(candidatesOf(six, '203.0.113.7')).toEqual([six.slice(2)]);
});
