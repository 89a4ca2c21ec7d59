import type { Handler } from '../../kit/handle.ts';
import * as chat from './chat.ts';
import * as deck from './deck.ts';
import * as demo from './demo.ts';
import * as people from './people.ts';
import * as poll from './poll.ts';
import * as replay from './replay.ts';
import * as room from './room.ts';
import * as sign from './sign.ts';

/** Every file of handlers of the service. A new resource is one line here. */
export const resources: Record<string, Handler>[] = [chat, deck, demo, people, poll, replay, room, sign];
