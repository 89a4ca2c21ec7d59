import type { Handler } from '../../kit/handle.ts';
import * as call from './call.ts';
import * as chat from './chat.ts';
import * as conversation from './conversation.ts';
import * as group from './group.ts';
import * as message from './message.ts';
import * as person from './person.ts';
import * as report from './report.ts';

/** Every file of handlers of the service. A new resource is one line here. */
export const resources: Record<string, Handler>[] = [call, chat, conversation, group, message, person, report];
