import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** Where an article of the blog stands. Removed ones were taken down by an operator; their author still reads them. */
export const BlogState = choice({
  draft: [0, '草稿'],
  published: [1, '已发布'],
  withdrawn: [2, '已下架'],
  removed: [3, '已被移除'],
});

export const BlogOrigin = choice({ original: [1, '原创'], reprint: [2, '转载'] });

export const BlogVisibility = choice({
  everybody: [1, '所有人可见'],
  followers: [2, '关注我的人可见'],
  own: [3, '仅自己可见'],
});

/** The tabs of the blog, by the numbers of the specification (section 4). */
export const BlogTab = choice({ latest: [1, '最新'], hot: [3, '热门'], follow: [2, '关注'] });

/** What a label is for. */
export const LabelType = choice({ blog: [1, '博客'], ques: [2, '问答'] });

/** What people like, comment on and report; a further kind is a line here and one in `domain/community/subjects.ts`. */
export const SubjectKind = choice({
  article: [1, '文章'],
  comment: [2, '评论'],
  ques: [3, '问题'],
  answer: [4, '回答'],
  quesComment: [5, '回答下的评论'],
});

/** What somebody keeps on record of a subject. */
export const OpType = choice({
  collect: [1, '收藏'],
  like: [2, '赞'],
  stillValid: [3, '仍然有效'],
  follow: [4, '关注'],
});

/** Why a version of a draft was kept. */
export const VersionReason = choice({ typed: [1, '自动保存'], published: [2, '发布'], replaced: [3, '被另一份替换'] });

/** The reason codes of reports; the author of what is taken down is told the one that the operator confirmed. */
export const PostReason = choice({
  adverts: [1, '广告或引流'],
  abuse: [2, '辱骂或人身攻击'],
  indecent: [3, '色情低俗'],
  false: [4, '虚假或误导'],
  copied: [5, '抄袭或侵权'],
  illegal: [6, '违法违规'],
  other: [9, '其他'],
});

export const PostReportState = choice({ waiting: [1, '待处理'], removed: [2, '已移除'], dismissed: [3, '不成立'] });

/** What became of an author's objection against a removal; another operator than the first decides. */
export const AppealState = choice({
  none: [0, '没有申诉'],
  waiting: [1, '申诉待复核'],
  upheld: [2, '维持移除'],
  restored: [3, '已恢复'],
});

export type BlogState = ValueOf<typeof BlogState>;
export type BlogOrigin = ValueOf<typeof BlogOrigin>;
export type BlogVisibility = ValueOf<typeof BlogVisibility>;
export type BlogTab = ValueOf<typeof BlogTab>;
export type LabelType = ValueOf<typeof LabelType>;
export type SubjectKind = ValueOf<typeof SubjectKind>;
export type OpType = ValueOf<typeof OpType>;
export type VersionReason = ValueOf<typeof VersionReason>;
export type PostReason = ValueOf<typeof PostReason>;
export type AppealState = ValueOf<typeof AppealState>;
export type PostReportState = ValueOf<typeof PostReportState>;

export const MOST_LABELS = 5;
export const LABEL_LENGTH = 12;

/** Drafts and articles one person may have. */
export const MOST_ARTICLES = 1000;

/** Versions of one draft that are kept; older ones go. */
export const MOST_VERSIONS = 50;

/** While somebody types, a version is kept so often. */
export const VERSION_MINUTES = 5;

/** Within this many hours of signing up somebody counts as new. */
export const NEWCOMER_HOURS = 24;

/** What somebody may publish and say within 24 hours; newcomers less. */
export const dailyLimits = {
  articles: { newcomer: 3, others: 20 },
  comments: { newcomer: 20, others: 300 },
  questions: { newcomer: 3, others: 20 },
  answers: { newcomer: 10, others: 100 },
} as const;

/** The same words are not taken a second time within so many seconds. */
export const REPEAT_SECONDS = 60;

/** An article that names a version asks its readers whether it still holds once it is this old. */
export const STALE_DAYS = 180;

/** A confirmation counts for so long. */
export const CONFIRMED_DAYS = 180;

/** An author may object to a removal for so long. */
export const APPEAL_DAYS = 15;

/** Where somebody finds what of theirs was removed, and objects. */
export const removalsPath = '/account/ques?tab=removed';

/** What is decided about what people wrote, month by month, for everybody to see. */
export const moderationPath = '/blog/moderation';

export const blogPath = (id: string): string => `/blog/article/${id}`;

export const bloggerPath = (userNo: string): string => `/blog/blogger/${userNo}`;

/** The page on which an article is written: a new one without an id. */
export const writePath = (id?: string): string =>
  id === undefined ? '/blog/account/write' : `/blog/account/write?id=${id}`;
