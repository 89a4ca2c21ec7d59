import { call, callPerson } from '../../db/schema/call.ts';
import * as chat from '../../db/schema/chat.ts';
import { byReviewer, kept, of } from './dataMapEntry.ts';
import type { DataMapEntry } from './dataMapEntry.ts';

/** What is kept of a person in chats (`dataMap.ts`); what joins two accounts is `domain/chat/personHooks.ts`. */
export const chatting: readonly DataMapEntry[] = [
  of(chat.conversation, chat.conversation.lowUserNo, { merge: 'own', erase: 'keep' }),
  of(chat.conversation, chat.conversation.highUserNo, { merge: 'own', erase: 'keep' }),
  of(chat.conversation, chat.conversation.makerUserNo, kept),
  of(chat.conversationMember, chat.conversationMember.userNo, {
    name: '所在的会话',
    hidden: ['countedRead', 'ownRead', 'ownTotal', 'floorSeq', 'hiddenSeq', 'mentionSeq'],
    merge: ['conversationId'],
    erase: { draft: '' },
  }),
  of(chat.chatMessage, chat.chatMessage.senderUserNo, {
    name: '发过的聊天消息',
    hidden: ['grams', 'body', 'clientKey'],
    merge: 'move',
    erase: 'keep',
  }),
  of(chat.chatBlock, chat.chatBlock.userNo, { name: '聊天黑名单', merge: ['blockedUserNo'], erase: 'delete' }),
  of(chat.chatBlock, chat.chatBlock.blockedUserNo, { merge: ['userNo'], erase: 'delete' }),
  of(chat.chatSetting, chat.chatSetting.userNo, { name: '聊天设置', merge: [], erase: 'delete' }),
  of(chat.chatReport, chat.chatReport.userNo, {
    name: '举报的聊天消息',
    hidden: ['replyUserNo', 'againstUserNo', 'window'],
    merge: ['messageId', 'liveEntryId'],
    erase: 'keep',
  }),
  of(call, call.callerUserNo, kept),
  of(callPerson, callPerson.userNo, {
    name: '打过和接过的电话',
    hidden: ['tabKey', 'seenAt'],
    merge: ['callId'],
    erase: 'keep',
  }),
  of(chat.chatReport, chat.chatReport.againstUserNo, kept),
  of(chat.chatReport, chat.chatReport.replyUserNo, byReviewer),
];
