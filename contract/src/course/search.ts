import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Mark } from '../kit/mark.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, line, Nothing, optionalLine } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { CourseCard } from './card.ts';
import { SortType } from './courseInfo.ts';
import { CourseCategory } from '../rules/courseCategories.ts';
import { FileKind } from '../rules/fileKinds.ts';
import { SearchKind } from '../rules/searchKinds.ts';

export const list = endpoint({
  summary: '在目录里搜索：文字与分类、价格、标签、文件类型同时生效；名称为空时没有结果',
  method: 'POST',
  path: '/course/api/course/search/list',
  kind: 'read',
  input: z.object({
    courseName: optionalLine(100, '搜索内容'),
    courseCategory: oneOf(CourseCategory).optional(),
    /** A category of any level. */
    categoryId: Id.open('category').optional(),
    isFree: Flag.optional(),
    isVipFree: Flag.optional(),
    tag: optionalLine(20, '标签'),
    fileType: oneOf(FileKind).optional(),
    /** `default`: the best match first. Among more matches than `COUNT_CAP` the others order the best known of them. */
    sortType: SortType.default('default'),
    ...paging,
  }),
  output: pageOf(CourseCard.extend({ marks: z.array(Mark) })).extend({
    /** What was looked for instead, the first being what the list shows, when nothing is written like this. */
    didYouMean: z.array(z.string()),
  }),
});

const Kind = oneOf(SearchKind);

const Hit = z.object({
  type: oneOf(SearchKind),
  /** Of the course or article; `lecturerUserNo`, `orgNo` for people and organizations. */
  id: Id,
  title: z.string(),
  titleMarks: z.array(Mark),
  summary: z.string(),
  summaryMarks: z.array(Mark),
  /** Portrait, logo or picture; empty when there is none. */
  img: z.string(),
  /** One line of fact: a lecturer's position, what kind an organization is, an article's publishing time; else empty. */
  note: z.string(),
  /** The main fact, which stands right: what a vacancy pays, how many answers there are; else empty. */
  figure: z.string(),
  /** The card of a course; null for other kinds. */
  course: CourseCard.nullable(),
});

export type Hit = z.infer<typeof Hit>;

export const all = endpoint({
  summary: '全站搜索：每种的条数、结果与高亮，没有时给出相近的词',
  method: 'POST',
  path: '/course/api/course/search/all',
  kind: 'read',
  input: z.object({
    str: line(100, '搜索内容'),
    /** One kind only; all kinds mixed unless told. */
    type: Kind.optional(),
    /** What follows is for the kinds that are courses; the counts of the kinds do not mind it. */
    isFree: Flag.optional(),
    isVipFree: Flag.optional(),
    sortType: SortType.default('default'),
    ...paging,
  }),
  output: pageOf(Hit).extend({
    /** Every kind in the order of the tabs; a total says at most `KIND_CAP`. */
    kindList: z.array(
      z.object({
        type: oneOf(SearchKind),
        name: z.string(),
        total: z.int(),
        /** 1: counting stopped at `total`, there are more. */
        isMore: z.literal(1).optional(),
      }),
    ),
    /** 1: nothing holds all that was typed, the results come close. */
    isNear: Flag,
    /** Titles or words that were probably meant; empty when the results speak for themselves. */
    didYouMean: z.array(z.string()),
    /** What others study most; only given when nothing was found. */
    hotWords: z.array(z.string()),
  }),
});

export const suggest = endpoint({
  summary: '搜索框的联想，最多 10 条',
  method: 'POST',
  path: '/course/api/course/search/suggest',
  kind: 'read',
  input: z.object({ str: optionalLine(50, '搜索内容') }),
  output: z.object({
    list: z.array(z.object({ type: oneOf(SearchKind), id: Id, title: z.string(), marks: z.array(Mark) })),
    /** Null as long as titles are found as typed; else the word that was probably meant, empty when they only sound alike. */
    meant: z.string().nullable(),
  }),
});

export const hotWords = endpoint({
  summary: '热搜：最近七天好几位访客都搜过、并且搜得到内容的词，置顶的在前',
  method: 'POST',
  path: '/course/api/course/search/hotWords',
  kind: 'read',
  input: Nothing,
  output: z.object({
    /** At most ten. */
    list: z.array(z.object({ word: z.string(), isPinned: Flag })),
  }),
});

export const searched = endpoint({
  summary: '有人搜了一个词：搜得到内容的记一次，供热搜排名，不记是谁搜的',
  method: 'POST',
  path: '/course/api/course/search/searched',
  kind: 'write',
  input: z.object({ str: line(100, '搜索内容') }),
  output: Nothing,
});
