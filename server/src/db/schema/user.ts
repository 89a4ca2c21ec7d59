import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import { Sex } from '#contract/rules/sex.ts';
import { OrgType, UserType } from '#contract/rules/userTypes.ts';
import { bytes, common, counter, flag, id64, moment, primaryId, walPlace } from '../columns.ts';
import { choiceOf } from '../choiceColumn.ts';
import { enabled } from '../enabled.ts';
import { table } from '../table.ts';

/** Who may sign in. Everything shown of a person is in user_ext. */
export const user = table(
  'user_account',
  {
    ...common(),
    /** 16 digits: yyyyMMddHHmmss and two random digits. */
    userNo: id64('user_no').notNull().unique(),
    mobile: text().unique(),
    email: text().unique(),
    /** argon2id; empty while no password was ever set. */
    passwordHash: text('password_hash').notNull().default(''),
    registerSource: text('register_source').notNull().default('web'),
    referralCode: text('referral_code').notNull().unique(),
    referredBy: id64('referred_by'),
  },
  (t) => [
    index('user_account_referred')
      .on(t.referredBy, t.id.desc().nullsFirst())
      .where(sql`referred_by is not null`),
  ],
);

export const userExt = table(
  'user_ext',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo)
      .unique(),
    nickname: text().notNull().default(''),
    /** Real name; shown for lecturers. */
    idCardName: text('id_card_name').notNull().default(''),
    headImgUrl: text('head_img_url').notNull().default(''),
    /** 1 male, 2 female, 3 not told. */
    sex: choiceOf('sex', Sex).notNull().default(Sex.untold),
    age: smallint(),
    remark: text().notNull().default(''),
    isRecommended: flag('is_recommended').notNull().default(0),
    /** Categories of the first level that the person cares about, for recommendations. */
    interests: id64('interests')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    // the operator finds people by the beginning of a name
    index('user_ext_nickname').on(t.nickname.op('text_pattern_ops')),
    index('user_ext_name').on(t.idCardName.op('text_pattern_ops')),
  ],
);

export const orgInfo = table(
  'org_info',
  {
    ...common(),
    orgNo: id64('org_no').notNull().unique(),
    /** 3 organization, 4 school, 5 enterprise. */
    orgType: choiceOf('org_type', OrgType).notNull(),
    orgName: text('org_name').notNull(),
    orgLogoImg: text('org_logo_img').notNull().default(''),
    orgDomain: text('org_domain').notNull().default(''),
    intro: text().notNull().default(''),
    regionCode: text('region_code').notNull().default(''),
    industry: text().notNull().default(''),
    size: text().notNull().default(''),
    orgCode: text('org_code').notNull().default(''),
    nature: text().notNull().default(''),
    schoolLevel: text('school_level').notNull().default(''),
    address: text().notNull().default(''),
    slogan: text().notNull().default(''),
    bannerImg: text('banner_img').notNull().default(''),
    licenceImg: text('licence_img').notNull().default(''),
    contactName: text('contact_name').notNull().default(''),
    contactMobile: text('contact_mobile').notNull().default(''),
    /** For visitors; contact name and mobile are the platform's alone. */
    servicePhone: text('service_phone').notNull().default(''),
    serviceEmail: text('service_email').notNull().default(''),
    sort: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('org_info_name').on(t.orgType, t.orgName).where(enabled(t)),
    uniqueIndex('org_info_code')
      .on(t.orgType, t.orgCode)
      .where(sql`${enabled(t)} and ${t.orgCode} <> ''`),
    uniqueIndex('org_info_domain')
      .on(t.orgDomain)
      .where(sql`${t.orgDomain} <> ''`),
    index().on(t.orgType, t.statusId, t.sort.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** A role and the codes it holds: menu codes and action codes of one vocabulary. */
export const authRole = table(
  'auth_role',
  {
    ...common(),
    roleName: text('role_name').notNull(),
    /** Null for the platform's own roles. */
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    /** The identity the role belongs to; 0 operator. */
    userType: choiceOf('user_type', UserType).notNull(),
    /** Whose data: 1 own, 2 own department and below, 3 the whole organization, 9 the platform. */
    powerLevel: choiceOf('power_level', PowerLevel).notNull().default(PowerLevel.own),
    /** Built-in roles are kept by the product: nobody edits them. */
    isBuiltIn: flag('is_built_in').notNull().default(0),
    remark: text().notNull().default(''),
    codes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    uniqueIndex('auth_role_name_once')
      .on(sql`coalesce(${t.orgNo}, 0)`, t.userType, t.roleName)
      .where(enabled(t)),
    index().on(t.orgNo, t.id.desc().nullsFirst()),
  ],
);

/** One of the identities a person may act as. */
export const userIdentity = table(
  'user_identity',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    userType: choiceOf('user_type', UserType).notNull(),
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    roleId: id64('role_id')
      .notNull()
      .references(() => authRole.id),
    /** Staff or student number within the organization; signs in together with it. */
    jobNumber: text('job_number'),
  },
  (t) => [
    // a person may hold several roles of one organization, and signs in as one of them
    uniqueIndex('user_identity_once').on(t.userNo, t.userType, sql`coalesce(${t.orgNo}, 0)`, t.roleId),
    uniqueIndex().on(t.orgNo, t.jobNumber),
    index().on(t.roleId),
    index().on(t.userType, t.statusId, t.userNo),
    index().on(t.orgNo, t.userType, t.id.desc().nullsFirst()),
  ],
);

/** A signed-in terminal. The token itself is never stored, only its SHA-256. */
export const session = table(
  'user_session',
  {
    id: primaryId(),
    tokenHash: bytes('token_hash').notNull().unique(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    identityId: id64('identity_id').notNull(),
    /** The role an administrator looks at the site as; nothing can be written meanwhile. */
    seeAsRoleId: id64('see_as_role_id'),
    /** 1 web; others are reserved for apps. */
    terminalType: smallint('terminal_type').notNull().default(1),
    /** How long it lives after the last call. */
    ttlSeconds: integer('ttl_seconds').notNull(),
    gmtCreate: moment('gmt_create').notNull(),
    lastSeen: moment('last_seen').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Why it ended: elsewhere, signout, password, disabled; null while it lives. */
    endedReason: text('ended_reason'),
    ip: text().notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    /** How far the log of the primary had got when this person last wrote; only where there is a replica. */
    wroteAt: walPlace('wrote_at'),
  },
  (t) => [index().on(t.userNo, t.terminalType), index().on(t.expiresAt)],
);

/** One-time codes by SMS and mail; only a keyed hash is kept. */
export const verifyCode = table(
  'verify_code',
  {
    receiver: text().notNull(),
    scene: text().notNull(),
    codeHash: bytes('code_hash').notNull(),
    attempts: smallint().notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.receiver, t.scene] })],
);

/** Counters of failed tries and of sent codes, by key such as `["password","here","13800000001","203.0.113.7"]`. */
export const attempt = table('login_attempt', {
  key: text().primaryKey(),
  count: counter('count').notNull().default(0),
  windowEnds: moment('window_ends').notNull(),
});

export const oauthBinding = table(
  'oauth_binding',
  {
    ...common(),
    /** wechat, qq, demo; of a school's own sign-in sso: and its number (rules/sso.ts). */
    source: text().notNull(),
    openId: text('open_id').notNull(),
    /** Null until the account is bound to a person. */
    userNo: id64('user_no').references(() => user.userNo),
    nickname: text().notNull().default(''),
    headImgUrl: text('head_img_url').notNull().default(''),
  },
  (t) => [uniqueIndex().on(t.source, t.openId), uniqueIndex('oauth_binding_one_of_a_kind').on(t.userNo, t.source)],
);

/** Short-lived secrets: OAuth state, binding tickets, partner tickets that were used. */
export const ticket = table(
  'ticket',
  {
    hash: bytes().primaryKey(),
    kind: text().notNull(),
    payload: text().notNull().default('{}'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);

/** One row for every try to sign in. */
export const loginLog = table(
  'user_log_login',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    userNo: id64('user_no'),
    account: text().notNull(),
    /** password, code, jobNumber, oauth, lab, register, sso. */
    way: text().notNull(),
    /** 1 success, 0 failure. */
    loginStatus: flag('login_status').notNull(),
    loginIp: text('login_ip').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [index().on(t.userNo, t.id.desc().nullsFirst())],
);
