import { messageTypes } from '#contract/rules/messages.ts';
import type { MessageType } from '#contract/rules/messages.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

export const kinds = Object.keys(messageTypes) as MessageType[];

/** All or what is new, of every kind or of one. */
export const messageList = listSpec({ filters: { box: ['all', 'unread'], kind: ['all', ...kinds] } });
