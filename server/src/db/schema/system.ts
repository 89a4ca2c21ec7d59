import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { HandleState } from '#contract/rules/accusation.ts';
import { ZoneType } from '#contract/rules/courseCategories.ts';
import { DeliveryState } from '#contract/rules/deliveryStates.ts';
import { MOST_MONTHS, RetentionKind } from '#contract/rules/retention.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { treeKinds } from '#contract/rules/trees.ts';
import { common, counter, flag, id64, moment, primaryId, within } from '../columns.ts';
import { choiceOf, keyOf } from '../choiceColumn.ts';
import { table } from '../table.ts';
import { user } from './user.ts';

/** Site settings: one row. Field names follow the specification, section 3. */
export const website = table('website', {
  ...common(),
  title: text().notNull(),
  keyword: text().notNull().default(''),
  desc: text().notNull().default(''),
  copyright: text().notNull().default(''),
  icp: text().notNull().default(''),
  prn: text().notNull().default(''),
  prnNo: text('prn_no').notNull().default(''),
  isEnableStatistics: flag('is_enable_statistics').notNull().default(0),
  statisticsCode: text('statistics_code').notNull().default(''),
  isShowService: flag('is_show_service').notNull().default(0),
  service1: text().notNull().default(''),
  service2: text().notNull().default(''),
  service3: text().notNull().default(''),
  service4: text().notNull().default(''),
  service5: text().notNull().default(''),
  wxCode: text('wx_code').notNull().default(''),
  wbCode: text('wb_code').notNull().default(''),
  logo: text().notNull().default(''),
  ico: text().notNull().default(''),
  h5Domain: text('h5_domain').notNull().default(''),
  phone: text().notNull().default(''),
  supportUrl: text('support_url').notNull().default(''),
  isEnableVip: flag('is_enable_vip').notNull().default(0),
  /** The account of the site to which money is transferred; without a number there is no such way to pay. */
  payeeName: text('payee_name').notNull().default(''),
  payeeBank: text('payee_bank').notNull().default(''),
  payeeAccount: text('payee_account').notNull().default(''),
  userAgreement: text('user_agreement').notNull().default(''),
  privacyPolicy: text('privacy_policy').notNull().default(''),
  entryAgreement: text('entry_agreement').notNull().default(''),
  recruitTitle: text('recruit_title').notNull().default(''),
  recruitInfo: text('recruit_info').notNull().default(''),
  /** Hosts that /shell may embed. */
  shellHosts: text('shell_hosts')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Months that each kind of what was said and recorded is kept (rules/retention.ts); 0: for good. */
  chatMonths: within(smallint('chat_months'), 0, MOST_MONTHS).notNull().default(0),
  timelineMonths: within(smallint('timeline_months'), 0, MOST_MONTHS).notNull().default(0),
  takeMonths: within(smallint('take_months'), 0, MOST_MONTHS).notNull().default(0),
});

/** What the nights removed last of each kind. */
export const retentionRun = table('retention_run', {
  retentionKind: choiceOf('retention_kind', RetentionKind).primaryKey(),
  ranAt: moment('ran_at').notNull(),
  /** Of what is older than this. */
  olderThan: moment('older_than').notNull(),
  countRemoved: counter('count_removed').notNull(),
  countFiles: counter('count_files').notNull(),
});

export const navBar = table('nav_bar', {
  ...common(),
  sort: integer().notNull().default(0),
  navTitle: text('nav_title').notNull(),
  navUrl: text('nav_url').notNull(),
  target: text().notNull().default('_self'),
});

/** Footer navigation: groups (parentId 0) and their links. */
export const websiteNav = table(
  'website_nav',
  {
    ...common(),
    sort: integer().notNull().default(0),
    parentId: id64('parent_id').notNull().default('0'),
    navName: text('nav_name').notNull(),
  },
  (t) => [index().on(t.parentId)],
);

export const websiteNavArticle = table(
  'website_nav_article',
  {
    ...common(),
    navId: id64('nav_id')
      .notNull()
      .references(() => websiteNav.id, { onDelete: 'cascade' }),
    artTitle: text('art_title').notNull(),
    artPic: text('art_pic').notNull().default(''),
    artDesc: text('art_desc').notNull(),
  },
  (t) => [uniqueIndex().on(t.navId)],
);

export const websiteLink = table('website_link', {
  ...common(),
  sort: integer().notNull().default(0),
  linkName: text('link_name').notNull(),
  linkUrl: text('link_url').notNull(),
  linkTarget: text('link_target').notNull().default('_blank'),
});

export const adv = table(
  'adv',
  {
    ...common(),
    sort: integer().notNull().default(0),
    advTitle: text('adv_title').notNull(),
    advKicker: text('adv_kicker').notNull().default(''),
    advText: text('adv_text').notNull().default(''),
    advButton: text('adv_button').notNull().default(''),
    advImg: text('adv_img').notNull().default(''),
    advUrl: text('adv_url').notNull().default(''),
    advTarget: text('adv_target').notNull().default('_self'),
    /** 1 carousel of the home page. */
    advLocation: smallint('adv_location').notNull().default(1),
    /** 0 desktop, 1 WeChat. */
    platShow: smallint('plat_show').notNull().default(0),
    beginTime: moment('begin_time').notNull(),
    endTime: moment('end_time').notNull(),
  },
  (t) => [check('adv_times_in_order', sql`${t.beginTime} <= ${t.endTime}`), index().on(t.advLocation, t.platShow)],
);

/** A block of the home page. */
export const zone = table('zone', {
  ...common(),
  sort: integer().notNull().default(0),
  zoneName: text('zone_name').notNull(),
  zoneDesc: text('zone_desc').notNull().default(''),
  /** 1 courses, 2 live, 4 resources, 5 library. */
  zoneType: choiceOf('zone_type', ZoneType).notNull().default(ZoneType.course),
  zoneLocation: smallint('zone_location').notNull().default(0),
});

export const dictItem = table(
  'dict_item',
  {
    ...common(),
    sort: integer().notNull().default(0),
    dictKey: text('dict_key').notNull(),
    parentValue: text('parent_value').notNull().default(''),
    value: text().notNull(),
    label: text().notNull(),
  },
  (t) => [uniqueIndex().on(t.dictKey, t.value)],
);

/** Trees that every form chooses from: kind region, jobType, speciality. */
export const treeNode = table(
  'tree_node',
  {
    id: primaryId(),
    kind: keyOf('kind', treeKinds).notNull(),
    code: text().notNull(),
    parentCode: text('parent_code').notNull().default(''),
    name: text().notNull(),
    level: smallint().notNull(),
    sort: integer().notNull().default(0),
    statusId: choiceOf('status_id', RowState).notNull().default(RowState.normal),
    gmtModified: moment('gmt_modified')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [uniqueIndex().on(t.kind, t.code), uniqueIndex('tree_node_name').on(t.kind, t.parentCode, t.name)],
);

export const tagItem = table(
  'tag_item',
  {
    ...common(),
    sort: integer().notNull().default(0),
    tagGroup: text('tag_group').notNull(),
    tagName: text('tag_name').notNull(),
    /** Empty for tags of the platform, else the person who made it. */
    userNo: id64('user_no').references(() => user.userNo),
  },
  (t) => [uniqueIndex('tag_item_once').on(t.tagGroup, sql`coalesce(${t.userNo}, 0)`, t.tagName), index().on(t.userNo)],
);

export const sysConfig = table('sys_config', {
  ...common(),
  sort: integer().notNull().default(0),
  configName: text('config_name').notNull(),
  configKey: text('config_key').notNull().unique(),
  configValue: text('config_value').notNull().default(''),
  /** 1: may be read by guests through config/query. */
  configShow: flag('config_show').notNull().default(0),
});

/** What the embedded SMS and mail providers would have sent; shown by a page in demo mode. */
export const outboxMessage = table(
  'outbox_message',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create')
      .notNull()
      .default(sql`now()`),
    channel: text().notNull(),
    receiver: text().notNull(),
    subject: text().notNull().default(''),
    content: text().notNull(),
    /** rules/deliveryStates.ts */
    deliveryStatus: choiceOf('delivery_status', DeliveryState).notNull().default(DeliveryState.kept),
    attempts: smallint().notNull().default(0),
    /** What the provider said when it refused. */
    lastError: text('last_error').notNull().default(''),
    triedAt: moment('tried_at'),
    /** What it takes to send it once more; null for codes and for what was only kept. */
    payload: jsonb(),
  },
  (t) => [
    index().on(t.receiver),
    index().on(t.gmtCreate),
    index('outbox_message_failed')
      .on(t.id.desc().nullsFirst())
      .where(sql`${t.deliveryStatus} >= 2`),
  ],
);

/** Feedback and reports of content. */
export const userAccusation = table(
  'user_accusation',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** Dictionary feedbackType: bug suggestion content other. */
    accusationType: text('accusation_type').notNull(),
    content: text().notNull(),
    contact: text().notNull().default(''),
    /** Address of the page it is about. */
    targetUrl: text('target_url').notNull().default(''),
    images: jsonb().$type<string[]>().notNull().default([]),
    /** 1 received, 2 answered. */
    handleStatus: choiceOf('handle_status', HandleState).notNull().default(HandleState.received),
    reply: text().notNull().default(''),
    replyTime: moment('reply_time'),
    replyUserNo: id64('reply_user_no'),
  },
  (t) => [index().on(t.userNo, t.id.desc().nullsFirst()), index().on(t.handleStatus, t.id.desc().nullsFirst())],
);
