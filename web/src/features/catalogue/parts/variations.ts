import type { SortType } from '#contract/course/courseInfo.ts';
import { isId } from '#contract/rules/id.ts';
import { FileKind } from '#contract/rules/fileKinds.ts';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import type { FilterGroup } from '../../../kit/catalogue/filterGroup.ts';
import type { Sort } from '../../../kit/catalogue/SortLine.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';

/** What a catalogue keeps in the address. `str` is the name that the header's search box gives it. */
const filters = { category: '', price: ['all', 'paid', 'free', 'vip'], tag: '', type: '', str: '' } as const;

const byWorth = listSpec({ filters, sorts: ['default', 'new', 'hot', 'priceUp', 'priceDown'] });
const byTime = listSpec({ filters, sorts: ['time', 'hot', 'new', 'priceUp', 'priceDown'] });

const price: Sort = { value: 'priceUp', label: '价格', descending: 'priceDown' };
const worth: readonly Sort[] = [
  { value: 'default', label: '综合' },
  { value: 'new', label: '最新' },
  { value: 'hot', label: '最热' },
  price,
];

/** One catalogue: what it lists, in whose words, and how it may be filtered and ordered. */
export interface Variation {
  path: '/list' | '/live' | '/resource' | '/library';
  /** `courseCategory` of what it lists. */
  kind: 1 | 2 | 4 | 5;
  title: string;
  note: string;
  description: string;
  unit: string;
  /** Drawn as a grid of covers or as lines of text. */
  look: 'grid' | 'text';
  pageSize: number;
  spec: typeof byWorth;
  sorts: readonly Sort[];
  /** A division of its own, filter `type`. */
  type?: FilterGroup;
  /** Nothing at all there: the first step. */
  empty: string;
}

export const variations = {
  list: {
    path: '/list',
    kind: 1,
    title: '录播课程',
    note: '随时开始，按自己的节奏学完',
    description: '按方向、分类与价格挑选录播课程：每门课写清学完能做什么、几个课时、谁来讲，免费课时可以先试学。',
    unit: '门',
    look: 'grid',
    pageSize: 12,
    spec: byWorth,
    sorts: worth,
    empty: '课程正在准备，先去首页看看别的',
  },
  live: {
    path: '/live',
    kind: 2,
    title: '直播课',
    note: '准点开讲，错过可以看回放',
    description: '正在直播、即将开讲与可以回看的直播课，预约后可以把时间加进日历。',
    unit: '场',
    look: 'grid',
    pageSize: 12,
    spec: byTime,
    sorts: [
      { value: 'time', label: '开播时间' },
      { value: 'hot', label: '最热' },
      { value: 'new', label: '最新' },
      price,
    ],
    type: { name: 'type', label: '类型', all: '直播', options: [{ value: '3', label: '录播加直播' }] },
    empty: '近期没有安排直播，先去看看录播课程',
  },
  resource: {
    path: '/resource',
    kind: 4,
    title: '资料',
    note: '课件、素材与模板，拿来就能用',
    description: '讲义、图示、作业指导书、数据样例、表格模板与音频：先预览，再下载，注明来源就能用在课堂与工作里。',
    unit: '份',
    look: 'grid',
    pageSize: 12,
    spec: byWorth,
    sorts: worth,
    type: {
      name: 'type',
      label: '类型',
      options: FileKind.values.map((kind) => ({ value: String(kind), label: FileKind.labels[kind] })),
    },
    empty: '资料正在整理，先去看看课程',
  },
  library: {
    path: '/library',
    kind: 5,
    title: '文库',
    note: '试卷、讲义与操作手册，先看目录再决定',
    description: '练习题、考核要点、讲义与操作手册：按章节列出，可以在线阅读。',
    unit: '份',
    look: 'text',
    pageSize: 20,
    spec: byWorth,
    sorts: worth,
    empty: '文库正在整理，先去看看课程',
  },
} as const satisfies Record<string, Variation>;

export const prices: readonly { value: string; label: string }[] = [
  { value: 'paid', label: '付费' },
  { value: 'free', label: '免费' },
  { value: 'vip', label: '会员免费' },
];

/** The filters of an address as the call takes them. */
export function filterInput(of: Variation, filters: { price: string; tag: string; type: string; category: string }) {
  const fileType =
    of.kind === CourseCategory.resource ? FileKind.values.find((kind) => String(kind) === filters.type) : undefined;
  const isFree = { paid: 0 as const, free: 1 as const }[filters.price];
  return {
    courseCategory: of.kind === CourseCategory.live && filters.type === '3' ? CourseCategory.both : of.kind,
    ...(isId(filters.category) ? { categoryId: filters.category } : {}),
    ...(fileType === undefined ? {} : { fileType }),
    ...(isFree === undefined ? {} : { isFree }),
    ...(filters.price === 'vip' ? { isVipFree: 1 as const } : {}),
    ...([...filters.tag].length <= 20 ? { tag: filters.tag } : {}),
  };
}

export const sortOf = (sort: string): SortType => sort as SortType;
