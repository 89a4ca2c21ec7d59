import {
  Pong,
  RequestResponse,
  RequestResponse_Reason,
  SignalRequest,
  TrackPublishedResponse,
  TrackType,
} from '@livekit/protocol';
import type { AddTrackRequest } from '@livekit/protocol';
import type { Participant } from './participant.ts';
import type { CodecName } from './sdp.ts';
import { chooseQuality, dropSmall, showOne } from './smallPicture.ts';
import { PublishedTrack } from './track.ts';

/** Camera, microphone, screen and its sound, and some to spare while one takes the place of another. */
const MOST_TRACKS = 8;
const MOST_CID = 200;

/**
 * Does what a browser asks for.
 * @throws when it is no request, or one that cannot be done: the connection is of no use then
 */
export function takeRequest(person: Participant, bytes: Uint8Array): void {
  const { message } = SignalRequest.fromBinary(bytes);
  switch (message.case) {
    case 'addTrack':
      return addTrack(person, message.value);
    case 'offer':
      return person.publishing.takeOffer(message.value.sdp, message.value.id);
    case 'answer':
      return person.subscribing.takeAnswer(message.value.sdp);
    case 'mute':
      return muteOwn(person, message.value.sid, message.value.muted);
    case 'subscription':
      return subscribe(person, message.value.trackSids, message.value.subscribe);
    case 'trackSetting':
      for (const sid of message.value.trackSids) {
        person.subscribing.pause(sid, message.value.disabled);
        chooseQuality(person, sid, message.value.quality);
      }
      return undefined;
    case 'ping':
      return person.send({ case: 'pong', value: BigInt(Date.now()) });
    case 'pingReq':
      return person.send({
        case: 'pongResp',
        value: new Pong({ lastPingTimestamp: message.value.timestamp, timestamp: BigInt(Date.now()) }),
      });
    case 'leave':
      return person.close();
    default:
      // addresses of the browser are seen when its packets arrive; the rest is not offered
      return undefined;
  }
}

function addTrack(person: Participant, request: AddTrackRequest): void {
  const { publishing } = person;
  const isMedia = request.type === TrackType.AUDIO || request.type === TrackType.VIDEO;
  if (!person.grants.canPublish || !isMedia) return refuse(person, RequestResponse_Reason.NOT_ALLOWED);
  const isFull = publishing.tracks.size >= MOST_TRACKS || request.cid.length > MOST_CID;
  if (isFull) return refuse(person, RequestResponse_Reason.LIMIT_EXCEEDED);
  const track = new PublishedTrack(person, request);
  publishing.announce(request.cid, track, codecNamed(request.simulcastCodecs[0]?.codec));
  person.send({ case: 'trackPublished', value: new TrackPublishedResponse({ cid: request.cid, track: track.info }) });
  person.update();
  person.room.announce('track_published', person.room.name, person.identity);
}

function refuse(person: Participant, reason: RequestResponse_Reason): void {
  person.send({ case: 'requestResponse', value: new RequestResponse({ reason }) });
}

const codecNamed = (name: string | undefined): CodecName | undefined =>
  ({ h264: 'H264', vp8: 'VP8', opus: 'opus' } as const)[(name ?? '').toLowerCase() as 'h264'];

function muteOwn(person: Participant, sid: string, isMuted: boolean): void {
  const track = person.publishing.tracks.get(sid);
  if (!track) return;
  track.info.muted = isMuted;
  person.update();
  if (!isMuted) track.askForKeyframe(performance.now());
}

function subscribe(person: Participant, trackSids: readonly string[], isWanted: boolean): void {
  const wanted = new Set(trackSids);
  for (const other of person.room.people.values())
    for (const track of other.publishing.tracks.values()) {
      if (!wanted.has(track.sid) || other === person) continue;
      if (!isWanted) dropSmall(person, other, track);
      else if (!person.grants.canSubscribe) continue;
      else if (person.sparing.has(track.sid)) showOne(person, other);
      else person.subscribing.add(track);
    }
  person.subscribing.offer();
}
