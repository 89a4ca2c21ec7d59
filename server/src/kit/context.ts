import type { Context } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Action } from '#contract/rules/actions.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Failure } from '#contract/kit/errors.ts';
import type { PowerLevel } from '#contract/rules/powerLevels.ts';
import type { UserType } from '#contract/rules/userTypes.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import type { Replica } from '../db/replica.ts';
import type { Providers } from '../providers/providers.ts';
import type { ErrorReports } from './errorReports.ts';
import type { Outages } from './outages.ts';

/** Who sends a call and from where; the same for HTTP and for the calls that page loaders make in process. */
export interface Caller {
  token: string | undefined;
  ip: string;
  userAgent: string;
  requestId: string;
  /** What this call belongs to, where it is traced. */
  trace?: Context | undefined;
}

/** Who a valid token speaks for, in the identity chosen for this session. */
export interface SessionUser {
  readonly sessionId: string;
  readonly userNo: string;
  readonly identityId: string;
  readonly userType: UserType;
  readonly orgNo: string | null;
  readonly roleId: string;
  readonly powerLevel: PowerLevel;
  readonly actions: ReadonlySet<string>;
  /** They look at the site as another role: identity, codes and data are that role's, and nothing can be written. */
  readonly isPreview: boolean;
  /** In which identity they really act; the log keeps this one. */
  readonly ownUserType: UserType;
  /** Set where a program makes the call, by a key of this name. */
  readonly keyName?: string;
  /** How far the log of the primary had got when they last wrote (`db/replica.ts`); only where there is a replica. */
  readonly wroteAt?: string | null;
}

/** A write as the operation log keeps it. */
export interface WriteRecord extends Change {
  call: Endpoint;
  user: SessionUser;
  caller: Caller;
  input: unknown;
  now: Date;
}

/** What a write changed, as far as its handler says so. */
export interface Change {
  before?: unknown;
  after?: unknown;
  /** The organization it concerns, when it is not the one the user acts for. */
  orgNo?: string;
}

/** What the product says to those whom the kernel turns away. */
export interface Access {
  /** To who may look at present and not write. */
  readonly lookOnly: Failure;
  /** Of the actions of which one is needed, those worth asking for, with their names. */
  missing(needed: readonly Action[], user: SessionUser): { action: Action; name: string }[];
}

/** What the whole process shares. */
export interface Platform {
  readonly config: Config;
  readonly db: Db;
  readonly providers: Providers;
  readonly access: Access;
  readonly log: FastifyBaseLogger;
  /** Knows trouble of the machinery from errors of ours, and logs it once in a while. */
  readonly outages: Outages;
  /** Everything unexpected, for whoever runs the site. */
  readonly errors: ErrorReports;
  /** The current time; tests set it. */
  clock(): Date;
  /** The user of a token; throws 301, 302 or 304. */
  signedIn(db: Db, token: string | undefined, now: Date): Promise<SessionUser>;
  /** The user of a key with which a program makes this call; throws 302, 403 or 429. */
  keyed(db: Db, key: string, call: Endpoint, now: Date): Promise<SessionUser>;
  /** Keeps a write in the operation log, in the same transaction. */
  recordWrite(db: Db, record: WriteRecord): Promise<void>;
  /** Where public lists are read, if there is one. */
  readonly replica?: Pick<Replica, 'readingAfter' | 'serves' | 'behind'> | undefined;
  /** Remembers how far the log had got when this person wrote, for all their sessions. */
  noteWrote(db: Db, userNo: string): Promise<void>;
}

/** What a handler gets besides its input. */
export interface Ctx extends Caller {
  /** The only handle; inside a write it is the transaction, unless the handler keeps its own (`handle`, Options). */
  readonly db: Db;
  readonly now: Date;
  readonly config: Config;
  readonly providers: Providers;
  readonly log: FastifyBaseLogger;
  /** The signed-in user of a call that guests may make too, or null. */
  visitor(): Promise<SessionUser | null>;
  /** Runs once the transaction is committed; never when it is rolled back. */
  afterCommit(task: () => Promise<void> | void): void;
}

export interface UserCtx extends Ctx {
  readonly user: SessionUser;
  /** May this role press this button? */
  can(action: Action): boolean;
  /** Tells the operation log what this write changed; called several times, the last one counts. */
  changed(change: Change): void;
}
