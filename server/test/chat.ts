import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { InputOf } from '#contract/kit/schema.ts';
import type { LiveEvents } from '#contract/liveEvents.ts';
import * as conversations from '#contract/im/conversation.ts';
import * as groups from '#contract/im/group.ts';
import * as messages from '#contract/im/message.ts';
import { ChatRole, ChatType, ConversationKind } from '#contract/rules/chat.ts';
import { LIVE_PATH } from '#contract/rules/live.ts';
import type { Db } from '#server/db/client.ts';
import { conversation, conversationMember } from '#server/db/schema/chat.ts';
import type { Person, Sender } from './testApp.ts';

const NOW = '2026-11-21 10:00:00';

let keys = 0;
/** A key that no other message of this run has. */
export const newKey = (): string => `key-${String((keys += 1)).padStart(8, '0')}`;

/** A group with these people in it, the first its owner, without a call. */
export async function makeConversation(db: Db, userNos: readonly string[]): Promise<string> {
  const [row] = await db
    .insert(conversation)
    .values({ conversationKind: ConversationKind.group, title: '测试群', lastTime: NOW, countMembers: userNos.length })
    .returning({ id: conversation.id });
  const members = userNos.map((userNo, place) => ({
    userNo,
    conversationId: row!.id,
    chatRole: place === 0 ? ChatRole.owner : ChatRole.member,
    joinedAt: NOW,
  }));
  await db.insert(conversationMember).values(members);
  return row!.id;
}

/** The single conversation of two people. */
export async function openWith(person: Sender, { userNo }: Pick<Person, 'userNo'>): Promise<string> {
  return (await person.send(conversations.open, { userNo })).data.conversationId;
}

export async function makeGroup(owner: Sender, members: readonly Pick<Person, 'userNo'>[], title = '学习小组') {
  const userNos = members.map(({ userNo }) => userNo);
  return (await owner.send(groups.create, { groupKey: newKey(), title, userNos })).data.conversationId;
}

type Wish = Partial<InputOf<typeof messages.send.input>>;

export const say = (person: Sender, conversationId: string, text: string, wish: Wish = {}) =>
  person.send(messages.send, { conversationId, text, clientKey: newKey(), messageType: ChatType.text, ...wish });

/** What the list says is unread in a conversation. */
export async function unreadOf(person: Sender, conversationId: string): Promise<number | undefined> {
  const { data } = await person.send(conversations.list);
  return data.list.find((one) => one.conversationId === conversationId)?.unread;
}

export interface Device {
  socket: Socket;
  heard: { [E in keyof LiveEvents]?: LiveEvents[E][] };
  /** The badge, as it was last said. */
  badge(): number | undefined;
}

/** An open page of somebody, and what it hears from when it was welcomed. */
export async function openDevice(server: Server, { token }: Pick<Person, 'token'>): Promise<Device> {
  const { port } = server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token },
  });
  const heard: Record<string, unknown[]> = {};
  const welcomed = new Promise<void>((settle) => void socket.once('unread', () => settle()));
  socket.onAny((name: string, payload: unknown) => void (heard[name] ??= []).push(payload));
  await welcomed;
  return { socket, heard, badge: () => (heard['unread']?.at(-1) as LiveEvents['unread'] | undefined)?.chat };
}
