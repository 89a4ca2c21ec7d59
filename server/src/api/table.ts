import type { Handler } from '../kit/handle.ts';
import { resources as agent } from './agent/table.ts';
import { resources as community } from './community/table.ts';
import { resources as course } from './course/table.ts';
import { resources as data } from './data/table.ts';
import { resources as exam } from './exam/table.ts';
import { resources as im } from './im/table.ts';
import { resources as live } from './live/table.ts';
import { resources as position } from './position/table.ts';
import { resources as startup } from './startup/table.ts';
import { resources as system } from './system/table.ts';
import { resources as trade } from './trade/table.ts';
import { resources as user } from './user/table.ts';

/** Every service joins its own files of handlers. A new service is one line here. */
const services: Record<string, Handler>[][] = [
  agent,
  community,
  course,
  data,
  exam,
  im,
  live,
  position,
  startup,
  system,
  trade,
  user,
];

export const handlers: readonly Handler[] = services.flat().flatMap((resource) => Object.values(resource));
