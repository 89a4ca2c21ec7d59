import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { MOST_PER_MINUTE } from '#contract/rules/apiKeys.ts';
import { DirectoryRunState, FIRST_NIGHT_HOUR, LAST_NIGHT_HOUR } from '#contract/rules/directory.ts';
import { SsoProtocol } from '#contract/rules/sso.ts';
import { HookFormat, HookState, webhookEvents } from '#contract/rules/webhooks.ts';
import type { WebhookEvent } from '#contract/rules/webhooks.ts';
import { choiceOf, keyOf } from '../choiceColumn.ts';
import { bytes, common, counter, flag, id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { orgImport } from './organization.ts';
import { orgInfo, user, userIdentity } from './user.ts';

/** An address outside that is told of events. */
export const webhook = table('webhook', {
  ...common(),
  hookName: text('hook_name').notNull(),
  url: text().notNull(),
  hookFormat: choiceOf('hook_format', HookFormat).notNull().default(HookFormat.events),
  /** As whom statements of xAPI are handed in. */
  loginName: text('login_name').notNull().default(''),
  /** What deliveries are signed with, or the password of that login; sealed with the key of the installation. */
  sealedSecret: bytes('sealed_secret').notNull(),
  /** Names of `webhookEvents`. */
  events: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Tries in a row that failed, and until when it is left in peace. */
  failures: counter('failures').notNull().default(0),
  pausedUntil: moment('paused_until'),
  /** A process is sending to it; one that was killed is not waited for any longer. */
  busyUntil: moment('busy_until'),
});

/** One event for one address, kept thirty days whatever became of it. */
export const webhookDelivery = table(
  'webhook_delivery',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    webhookId: id64('webhook_id')
      .notNull()
      .references(() => webhook.id),
    event: keyOf('event', webhookEvents).$type<WebhookEvent>().notNull(),
    /** The same for every address and every try: by it the receiver knows what it has had already. */
    eventId: text('event_id').notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    hookState: choiceOf('hook_state', HookState).notNull().default(HookState.waiting),
    attempts: counter('attempts').notNull().default(0),
    /** What the other side answered last; null when it did not. */
    httpStatus: smallint('http_status'),
    lastError: text('last_error').notNull().default(''),
    triedAt: moment('tried_at'),
    /** From then on a failure is the last one. */
    giveUpAt: moment('give_up_at').notNull(),
  },
  (t) => [index().on(t.webhookId, t.id), index().on(t.webhookId, t.hookState, t.id), index().on(t.gmtCreate)],
);

/** With what a program makes calls in somebody's name. Disabled: revoked, for good. */
export const apiKey = table(
  'api_key',
  {
    ...common(),
    keyName: text('key_name').notNull(),
    /** The house whose administrators see and revoke it; null for the platform's. */
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** The role it acts in: whoever has the role no more has no key to it either. */
    identityId: id64('identity_id')
      .notNull()
      .references(() => userIdentity.id, { onDelete: 'cascade' }),
    /** SHA-256; the key itself is kept nowhere. */
    keyHash: bytes('key_hash').notNull().unique(),
    hint: text().notNull(),
    /** Action codes (rules/actions.ts) of which it can use those that the role holds. */
    scopes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    mayWrite: flag('may_write').notNull().default(0),
    perMinute: within(integer('per_minute'), 1, MOST_PER_MINUTE).notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    index('api_key_of_house').on(t.orgNo, t.id.desc().nullsFirst()),
    index().on(t.userNo),
    index().on(t.identityId),
  ],
);

/** The identity provider of a school, by which its people sign in. Disabled: set up, and not offered. */
export const schoolSso = table(
  'school_sso',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo)
      .unique(),
    protocol: choiceOf('protocol', SsoProtocol).notNull().default(SsoProtocol.oidc),
    buttonName: text('button_name').notNull(),
    /** Of SAML the entityID. */
    issuer: text().notNull(),
    clientId: text('client_id').notNull().default(''),
    /** Sealed with the key of the installation; SAML has none. */
    sealedSecret: bytes('sealed_secret'),
    /** Where SAML sends browsers to, and what its answers are signed with. */
    entryPoint: text('entry_point').notNull().default(''),
    certificate: text().notNull().default(''),
    /** The claim that carries a staff or student number; empty for none. */
    numberClaim: text('number_claim').notNull().default(''),
    emailDomain: text('email_domain').notNull().default(''),
    /** When it was seen that the mail domain is the school's; until then no mailbox opens an account. */
    domainProvenAt: moment('domain_proven_at'),
  },
  (t) => [index().on(t.statusId, t.id)],
);

/** The directory (LDAP) out of which an organization's staff list is brought up to date. */
export const orgDirectory = table(
  'org_directory',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo)
      .unique(),
    address: text().notNull(),
    bindName: text('bind_name').notNull(),
    /** Sealed with the key of the installation. */
    sealedPassword: bytes('sealed_password').notNull(),
    baseName: text('base_name').notNull(),
    /** Empty: every person. */
    filter: text().notNull().default(''),
    /** Which attributes say what; an empty one says nothing. */
    nameKey: text('name_key').notNull(),
    mobileKey: text('mobile_key').notNull(),
    numberKey: text('number_key').notNull().default(''),
    postKey: text('post_key').notNull().default(''),
    /** Empty: the departments are the branches of the directory. */
    departKey: text('depart_key').notNull().default(''),
    readAt: moment('read_at'),
    /** At which hour it is read without anybody pressing; null for none. */
    nightHour: within(smallint('night_hour'), FIRST_NIGHT_HOUR, LAST_NIGHT_HOUR),
    /** Whoever switched that on: it takes what they may do, and stops when they are gone. */
    nightIdentityId: id64('night_identity_id').references(() => userIdentity.id, { onDelete: 'set null' }),
    /** The day for which it was asked for last. */
    nightDay: date('night_day'),
    /** Why it was switched off, when nobody did it. */
    nightStopped: text('night_stopped').notNull().default(''),
  },
  (t) => [index().on(t.nightIdentityId), index().on(t.nightHour, t.id)],
);

/** One reading of a directory; of every night there is one. */
export const orgDirectoryRun = table(
  'org_directory_run',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    /** Who pressed, or with whose rights it was read; null when nobody is left. */
    userNo: id64('user_no').references(() => user.userNo),
    nightDay: date('night_day'),
    runState: choiceOf('run_state', DirectoryRunState).notNull(),
    reason: text().notNull().default(''),
    personCount: counter('person_count').notNull().default(0),
    departmentCount: counter('department_count').notNull().default(0),
    changedCount: counter('changed_count').notNull().default(0),
    newCount: counter('new_count').notNull().default(0),
    badCount: counter('bad_count').notNull().default(0),
    importId: id64('import_id').references(() => orgImport.id, { onDelete: 'set null' }),
    goneCount: counter('gone_count').notNull().default(0),
    /** The first of those who are not there any more. */
    gone: jsonb()
      .$type<{ memberName: string; jobNumber: string }[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (t) => [
    index().on(t.orgNo, t.id.desc().nullsFirst()),
    index().on(t.userNo),
    index().on(t.importId),
    uniqueIndex('org_directory_run_once').on(t.orgNo, t.nightDay),
  ],
);
