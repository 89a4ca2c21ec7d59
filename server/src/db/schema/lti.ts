import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { bytes, common, counter, id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { course } from './course.ts';
import { oauthBinding, orgInfo } from './user.ts';

/** What we sign messages of LTI with; the newest one signs, those before it are still published for a while. */
export const ltiKey = table('lti_key', {
  id: primaryId(),
  gmtCreate: moment('gmt_create').notNull(),
  kid: text().notNull().unique(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  /** Sealed with the key of the installation. */
  sealedPrivate: bytes('sealed_private').notNull(),
  retiredAt: moment('retired_at'),
});

/** A learning platform of a house, from which people come to its courses. Disabled: registered, and nobody comes by it. */
export const ltiPlatform = table(
  'lti_platform',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    platformName: text('platform_name').notNull(),
    issuer: text().notNull(),
    /** Empty until the platform has given them. */
    clientId: text('client_id').notNull().default(''),
    deploymentId: text('deployment_id').notNull().default(''),
    authUrl: text('auth_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    jwksUrl: text('jwks_url').notNull(),
  },
  (t) => [index().on(t.orgNo, t.id)],
);

/** A place on a learning platform that wants to hear how far somebody is in a course here. */
export const ltiLink = table(
  'lti_link',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    platformId: id64('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    /** Whoever it is; nobody is told of them before it is bound to an account, and after it is unbound. */
    bindingId: id64('binding_id')
      .notNull()
      .references(() => oauthBinding.id, { onDelete: 'cascade' }),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    /** As the platform calls the person, and where it keeps the mark. */
    subject: text().notNull(),
    lineItem: text('line_item').notNull(),
    /** Hundredths of a percent that the platform has taken. */
    sentProgress: within(integer('sent_progress'), 0, 10_000),
    failures: counter('failures').notNull().default(0),
    /** Not before then. */
    nextTryAt: moment('next_try_at')
      .notNull()
      .default(sql`now()`),
    lastError: text('last_error').notNull().default(''),
  },
  (t) => [
    unique('lti_link_once').on(t.bindingId, t.courseId, t.lineItem),
    index().on(t.platformId),
    index().on(t.courseId),
    index().on(t.nextTryAt),
  ],
);
