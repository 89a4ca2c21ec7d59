import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import { recordWrite } from './domain/log/record.ts';
import { sessionUser } from './domain/session/session.ts';
import type { Platform } from './kit/context.ts';
import { chooseProviders } from './providers/choose.ts';

/** Wires what the whole process shares. */
export function buildPlatform(config: Config, { db }: Database, log: FastifyBaseLogger): Platform {
  return {
    config,
    db,
    log,
    providers: chooseProviders(config, db),
    clock: () => new Date(),
    signedIn: sessionUser,
    recordWrite,
  };
}
