import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { CourseCategory, ZoneType } from '#contract/rules/courseCategories.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { LiveState } from '#contract/rules/liveStates.ts';
import { SearchKind } from '#contract/rules/searchKinds.ts';
import { common, counter, flag, id64, moment, primaryId, within } from '../columns.ts';
import { choiceOf, choicesOf } from '../choiceColumn.ts';
import { table } from '../table.ts';
import { ltiToolLink } from './ltiTool.ts';
import { mediaFile } from './media.ts';
import { zone } from './system.ts';
import { user } from './user.ts';

/** Three levels per course category (floor 1-3). */
export const courseCategory = table(
  'course_category',
  {
    ...common(),
    sort: integer().notNull().default(0),
    parentId: id64('parent_id').notNull().default('0'),
    /** The kind of course it sorts: see `course.courseCategory`. */
    categoryType: choiceOf('category_type', ZoneType).notNull(),
    categoryName: text('category_name').notNull(),
    floor: within(smallint('floor'), 1, 3).notNull(),
    remark: text().notNull().default(''),
  },
  (t) => [
    index().on(t.categoryType, t.floor),
    index().on(t.parentId),
    uniqueIndex('course_category_name').on(t.categoryType, t.parentId, t.categoryName),
  ],
);

/** Everything that can be learnt or read: recorded courses, live courses, resources, library items. */
export const course = table(
  'course',
  {
    ...common(),
    sort: integer().notNull().default(0),
    /** 1 recorded, 2 live, 3 both, 4 resource, 5 library. */
    courseCategory: choiceOf('course_category', CourseCategory).notNull(),
    lecturerUserNo: id64('lecturer_user_no').notNull(),
    orgNo: id64('org_no'),
    categoryId1: id64('category_id1').notNull(),
    categoryId2: id64('category_id2').notNull(),
    categoryId3: id64('category_id3').notNull(),
    courseName: text('course_name').notNull(),
    /** Address of an uploaded cover; empty for a drawn one. */
    courseLogo: text('course_logo').notNull().default(''),
    summary: text().notNull().default(''),
    /** HTML. */
    introduce: text().notNull().default(''),
    isFree: flag('is_free').notNull(),
    isVipFree: flag('is_vip_free').notNull().default(0),
    /** Cents. */
    courseOriginal: counter('course_original').notNull().default(0),
    courseDiscount: counter('course_discount').notNull().default(0),
    /** The price of second-level members; 0 when there is none. */
    courseSvipDiscount: counter('course_svip_discount').notNull().default(0),
    isPutaway: flag('is_putaway').notNull().default(1),
    /** The copy that new learners begin; goes up when what is to be learnt has changed (`courseVersion`). */
    version: counter('version').notNull().default(1),
    countBuy: counter('count_buy').notNull().default(0),
    countStudy: counter('count_study').notNull().default(0),
    periodTotal: counter('period_total').notNull().default(0),
    secondsTotal: counter('seconds_total').notNull().default(0),
    ratingSum: counter('rating_sum').notNull().default(0),
    ratingCount: counter('rating_count').notNull().default(0),
    /** Whether a learner may jump forward over seconds not yet watched. */
    isDragAllowed: flag('is_drag_allowed').notNull().default(1),
    isSpeedAllowed: flag('is_speed_allowed').notNull().default(1),
    /** Percent of a class-hour that must be watched for it to count. */
    completionPercent: within(smallint('completion_percent'), 1, 100).notNull().default(90),
    /** Tenths of a credit that finishing it may be worth; 0 for none. */
    credit: smallint().notNull().default(0),
    /** Papers and documents of the library: whether the answers are in it. */
    isAnswer: flag('is_answer').notNull().default(0),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What its class-hours and files are, keys of `rules/fileKinds.ts`; kept by `domain/catalogue/fileKinds.ts`. */
    fileKinds: choicesOf('file_kinds', FileType)
      .notNull()
      .default(sql`'{}'`),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    /** 1 to come, 2 on air, 3 replay to come, 4 done (live courses only). */
    liveStatus: choiceOf('live_status', LiveState),
  },
  (t) => [
    check('course_times_in_order', sql`${t.startTime} <= ${t.endTime}`),
    ...catalogueIndexes(t),
    index('course_lecturer_new').on(t.lecturerUserNo, sql`"id" desc`),
    ...houseIndexes(t),
    index('course_tags').using('gin', t.tags),
    index('course_file_kinds').using('gin', t.fileKinds),
    index('course_files_kept')
      .using('gin', t.fileKinds)
      .where(sql`is_putaway = 1 and status_id = 1 and course_category in (4, 5)`),
    index('course_name_prefix').on(t.courseName.op('text_pattern_ops')),
    index('course_free')
      .on(t.courseCategory, t.isFree)
      .where(sql`is_putaway = 1 and status_id = 1`),
    index('course_vip_free')
      .on(t.courseCategory, t.isVipFree)
      .where(sql`is_putaway = 1 and status_id = 1`),
    index('course_all_time')
      .on(t.courseCategory, sql`"start_time" desc nulls last`, sql`"id" desc`)
      .where(sql`is_putaway = 1 and status_id = 1`),
  ],
);

const shelf = sql`is_putaway = 1 and status_id = 1`;

/**
 * One index per category level and order, over what is on the shelf: a page of the catalogue is a short index scan. What
 * a page may be narrowed by stands at the end, so that counting reads the index alone.
 */
function catalogueIndexes(t: CourseColumns) {
  const levels = { all: [], c1: [t.categoryId1], c2: [t.categoryId2], c3: [t.categoryId3] };
  const orders = {
    sort: sql`"sort" desc, "id" desc`,
    new: sql`"id" desc`,
    hot: sql`"count_study" desc, "id" desc`,
    price: sql`"course_discount" asc, "id" desc`,
  };
  return Object.entries(levels).flatMap(([level, columns]) =>
    Object.entries(orders).map(([order, by]) =>
      index(`course_${level}_${order}`)
        .on(t.courseCategory, ...columns, by, t.isFree, t.isVipFree)
        .where(shelf),
    ),
  );
}

/** The courses of an organization: all it has for its own people, what is on the shelf for visitors. */
const houseIndexes = (t: CourseColumns) => [
  index('course_org_new').on(t.orgNo, sql`"id" desc`),
  index('course_org_sort')
    .on(t.orgNo, sql`"sort" desc, "id" desc`, t.courseCategory)
    .where(shelf),
  index('course_org_hot')
    .on(t.orgNo, sql`"count_study" desc, "id" desc`, t.courseCategory)
    .where(shelf),
];

type CourseColumns = Record<
  'courseCategory' | 'categoryId1' | 'categoryId2' | 'categoryId3' | 'isFree' | 'isVipFree' | 'orgNo',
  Parameters<ReturnType<typeof index>['on']>[0]
>;

/** The versions of the course that a row is part of: from one on, and before another; null for the newest still. */
const versions = () => ({
  sinceVersion: counter('since_version').notNull().default(1),
  untilVersion: integer('until_version'),
});

export const courseChapter = table(
  'course_chapter',
  {
    ...common(),
    sort: integer().notNull().default(0),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    chapterName: text('chapter_name').notNull(),
    chapterDesc: text('chapter_desc').notNull().default(''),
    isFree: flag('is_free').notNull().default(0),
    ...versions(),
  },
  (t) => [unique('course_chapter_of_course').on(t.courseId, t.id), index().on(t.courseId, t.sort, t.id)],
);

/** A class-hour. */
export const coursePeriod = table(
  'course_period',
  {
    ...common(),
    sort: integer().notNull().default(0),
    courseId: id64('course_id').notNull(),
    chapterId: id64('chapter_id').notNull(),
    periodName: text('period_name').notNull(),
    periodDesc: text('period_desc').notNull().default(''),
    isFree: flag('is_free').notNull().default(0),
    /** 4 video, 5 audio, 6 picture, 7 document, 8 link, 9 link (specification, section 3). */
    fileType: choiceOf('file_type', FileType).notNull(),
    /** Null while nothing is uploaded, and for links. */
    mediaId: id64('media_id').references(() => mediaFile.id),
    linkUrl: text('link_url').notNull().default(''),
    /** The homework or examination that it is; null for everything else. */
    assessmentId: id64('assessment_id'),
    /** What of an external tool it is; null for everything else. */
    toolLinkId: id64('tool_link_id').references(() => ltiToolLink.id),
    /** HTML of what is read on the page itself; empty for all others. */
    content: text().notNull().default(''),
    /** Seconds of video and audio, pages of a document, 1 for pictures and links. */
    length: counter('length').notNull().default(1),
    /** What the author wants a page of the document to lie open before it counts; null for `PAGE_SECONDS`. */
    pageSeconds: smallint('page_seconds'),
    startTime: moment('start_time'),
    /** How long a live lesson is meant to last. */
    minutes: smallint(),
    /** The class-hour of the author's copy; null: of the same id. What replaces another has an id of its own. */
    originId: id64('origin_id'),
    ...versions(),
  },
  (t) => [
    unique('course_period_of_course').on(t.courseId, t.id),
    foreignKey({
      name: 'course_period_in_chapter',
      columns: [t.courseId, t.chapterId],
      foreignColumns: [courseChapter.courseId, courseChapter.id],
    }),
    index().on(t.courseId, t.chapterId, t.sort, t.id),
    index().on(t.mediaId),
    index().on(t.toolLinkId),
    index('course_period_assessment')
      .on(t.assessmentId)
      .where(sql`assessment_id is not null`),
  ],
);

/** Materials handed out with a class-hour, to be downloaded. */
export const courseware = table(
  'courseware',
  {
    ...common(),
    sort: integer().notNull().default(0),
    courseId: id64('course_id').notNull(),
    periodId: id64('period_id').notNull(),
    docName: text('doc_name').notNull(),
    mediaId: id64('media_id')
      .notNull()
      .references(() => mediaFile.id),
    countDownload: counter('count_download').notNull().default(0),
  },
  (t) => [
    foreignKey({
      name: 'courseware_of_period',
      columns: [t.courseId, t.periodId],
      foreignColumns: [coursePeriod.courseId, coursePeriod.id],
    }),
    index().on(t.periodId),
    index().on(t.courseId, t.periodId),
    index().on(t.mediaId),
  ],
);

/** Favourites: `collectionType` is a key of `rules/collectionTypes.ts`. */
export const collection = table(
  'collection',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create')
      .notNull()
      .default(sql`now()`),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    collectionType: choiceOf('collection_type', CollectionType).notNull(),
    collectionId: id64('collection_id').notNull(),
  },
  (t) => [uniqueIndex().on(t.userNo, t.collectionType, t.collectionId)],
);

/** What was chosen for a block of the home page. */
export const zoneCourse = table(
  'zone_course',
  {
    zoneId: id64('zone_id')
      .notNull()
      .references(() => zone.id, { onDelete: 'cascade' }),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    sort: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.zoneId, t.courseId] }), index().on(t.courseId)],
);

/** What the search finds: one row per course, lecturer, organization, article. Tokens are made by the same analysis as queries. */
export const searchDocument = table(
  'search_document',
  {
    /** A key of `rules/searchKinds.ts`. */
    kind: choiceOf('kind', SearchKind).notNull(),
    refId: id64('ref_id').notNull(),
    title: text().notNull(),
    /** The title as comparisons see it: without case, width, spaces and punctuation. */
    titleKey: text('title_key').notNull(),
    summary: text().notNull().default(''),
    /** Popularity that breaks ties. */
    weight: integer().notNull().default(0),
    /** Read by its index only: see `domain/search/tokens.ts`, which knows the newest `format` too. */
    tokens: text().notNull(),
    format: smallint().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.refId] }),
    // A list of pending words would be read by each of the many short looks that make a search.
    index('search_tokens')
      .using('gin', sql`(${t.tokens}::tsvector)`)
      .with({ fastupdate: false }),
    index('search_format').on(t.format),
  ],
);

/** The words of all titles and tags: what a mistyped word is corrected to. */
export const searchTerm = table(
  'search_term',
  {
    term: text().primaryKey(),
    pinyin: text().notNull(),
  },
  (t) => [
    index('search_term_trgm').using('gin', sql`${t.term} gin_trgm_ops`),
    index('search_term_pinyin').using('gin', sql`${t.pinyin} gin_trgm_ops`),
  ],
);
