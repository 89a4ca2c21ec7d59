import {
  DeleteRoomRequest,
  DisconnectReason,
  ListParticipantsResponse,
  ListRoomsResponse,
  MuteRoomTrackRequest,
  MuteRoomTrackResponse,
  RoomParticipantIdentity,
  UpdateParticipantRequest,
} from '@livekit/protocol';
import type { JsonValue } from '@bufbuild/protobuf';
import { grantsOf } from './grants.ts';
import type { Tokens } from './grants.ts';
import type { Participant } from './participant.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** An error as Twirp tells it. */
export class TwirpError extends Error {
  readonly code: 'not_found' | 'unauthenticated' | 'malformed' | 'bad_route';
  readonly status: number;
  constructor(code: TwirpError['code'], status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const ignoreUnknownFields = { ignoreUnknownFields: true };

/**
 * The methods of LiveKit's RoomService that our server uses (JSON of Twirp).
 * @param body the request, unread
 * @throws TwirpError
 */
export async function callRoomService(
  rooms: Rooms,
  tokens: Tokens,
  call: { method: string; token: string; body: unknown },
): Promise<JsonValue> {
  const body = call.body as JsonValue;
  const named = (body as { room?: unknown } | null)?.room;
  const room = typeof named === 'string' ? named : undefined;
  if (call.method !== 'ListRooms' && room === undefined) throw new TwirpError('malformed', 400, 'no room');
  await tokens.mustManage(call.token, call.method === 'ListRooms' ? undefined : room).catch(() => {
    throw new TwirpError('unauthenticated', 401, 'not allowed');
  });
  switch (call.method) {
    case 'ListRooms':
      return new ListRoomsResponse({ rooms: [...rooms.byName.values()].map((one) => one.info()) }).toJson();
    case 'ListParticipants': {
      const people = [...roomNamed(rooms, room).people.values()];
      return new ListParticipantsResponse({ participants: people.map((person) => person.info()) }).toJson();
    }
    case 'RemoveParticipant':
      personNamed(rooms, RoomParticipantIdentity.fromJson(body, ignoreUnknownFields)).leave(
        DisconnectReason.PARTICIPANT_REMOVED,
      );
      return {};
    case 'MutePublishedTrack':
      return mute(rooms, MuteRoomTrackRequest.fromJson(body, ignoreUnknownFields));
    case 'UpdateParticipant':
      return update(rooms, UpdateParticipantRequest.fromJson(body, ignoreUnknownFields));
    case 'DeleteRoom':
      rooms.closeRoom(roomNamed(rooms, DeleteRoomRequest.fromJson(body, ignoreUnknownFields).room));
      return {};
    default:
      throw new TwirpError('bad_route', 404, `no method ${call.method}`);
  }
}

function roomNamed(rooms: Rooms, name: string | undefined): Room {
  const room = rooms.byName.get(name ?? '');
  if (!room) throw new TwirpError('not_found', 404, 'no such room');
  return room;
}

function personNamed(rooms: Rooms, { room, identity }: { room: string; identity: string }): Participant {
  const person = roomNamed(rooms, room).people.get(identity);
  if (!person) throw new TwirpError('not_found', 404, 'nobody of this name in the room');
  return person;
}

function mute(rooms: Rooms, request: MuteRoomTrackRequest): JsonValue {
  const person = personNamed(rooms, request);
  const track = person.publishing.tracks.get(request.trackSid);
  if (!track) throw new TwirpError('not_found', 404, 'no such track');
  person.mute(track, request.muted);
  return new MuteRoomTrackResponse({ track: track.info }).toJson();
}

function update(rooms: Rooms, request: UpdateParticipantRequest): JsonValue {
  const person = personNamed(rooms, request);
  if (request.permission) person.setGrants(grantsOf(request.permission));
  return person.info().toJson();
}
