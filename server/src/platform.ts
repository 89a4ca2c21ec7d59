import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Replica } from './db/replica.ts';
import { keyUser } from './domain/apiKeys/keyUser.ts';
import { keepError } from './domain/console/errorReports.ts';
import { recordWrite } from './domain/log/record.ts';
import { access } from './domain/roles/access.ts';
import { sessionUser } from './domain/session/session.ts';
import { noteWrote } from './domain/session/wrote.ts';
import { registerHooks } from './hooks.ts';
import type { Platform } from './kit/context.ts';
import { ErrorReports } from './kit/errorReports.ts';
import { Outages } from './kit/outages.ts';
import { chooseProviders } from './providers/choose.ts';

/** Wires what the whole process shares. */
export function buildPlatform(config: Config, { db }: Database, log: FastifyBaseLogger, replica?: Replica): Platform {
  registerHooks();
  const clock = () => new Date();
  return {
    config,
    db,
    access,
    log,
    outages: new Outages(log, clock),
    errors: new ErrorReports(log, clock, (report, now) => keepError(db, report, now)),
    providers: chooseProviders(config, db),
    clock,
    signedIn: sessionUser,
    keyed: keyUser,
    recordWrite,
    replica,
    noteWrote,
  };
}
