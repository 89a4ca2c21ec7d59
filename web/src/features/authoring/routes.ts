import type { CourseKind } from '#contract/rules/courseKinds.ts';
import { CourseKind as Kind, courseKinds } from '#contract/rules/courseKinds.ts';
import type { PageEntry } from '../../kit/page.ts';
import { pages } from '../../kit/page.ts';

/** The modules that serve the pages of every kind. */
const files = {
  list: 'Drafts.tsx',
  facts: 'FactsPage.tsx',
  outline: 'OutlinePage.tsx',
  done: 'Submitted.tsx',
  details: 'Details.tsx',
} as const;

type Role = keyof typeof files;

const titles: Readonly<Record<Exclude<Role, 'list'>, string>> = {
  facts: '填写信息',
  outline: '内容',
  done: '提交审核',
  details: '课程',
};

/** The addresses a kind has below its base, and what each of them is. */
const family: Readonly<Record<CourseKind, Readonly<Record<string, Role>>>> = {
  [Kind.vod]: {
    '': 'list',
    all: 'list',
    create: 'facts',
    add: 'facts',
    period: 'outline',
    praxis: 'outline',
    check: 'done',
    tabs: 'details',
  },
  [Kind.live]: { '': 'list', add: 'facts', period: 'outline', praxis: 'outline' },
  [Kind.online]: { '': 'list', my: 'list', create: 'facts', details: 'details' },
  [Kind.resource]: { '': 'list', add: 'facts', period: 'outline' },
  [Kind.library]: { '': 'list', add: 'facts', period: 'outline' },
  [Kind.microvod]: { '': 'list', add: 'facts', period: 'outline', praxis: 'outline', check: 'done' },
  [Kind.microcourse]: { '': 'list', add: 'facts', check: 'done', details: 'details' },
  [Kind.classCourse]: {
    '': 'list',
    add: 'facts',
    period: 'outline',
    praxis: 'outline',
    check: 'done',
    detail: 'details',
  },
};

const pageOf = (path: string, role: Role, title: string): PageEntry => ({
  path,
  file: `features/authoring/pages/${files[role]}`,
  title,
  layout: 'account',
  noindex: true,
  ...(role === 'list' || role === 'facts' ? {} : { needsQuery: true }),
});

const pagesOf = (kind: CourseKind): [string, PageEntry][] =>
  Object.entries(family[kind]).map(([below, role]) => {
    const path = [courseKinds[kind].base, below].filter(Boolean).join('/');
    const title = role === 'list' ? (below === 'all' ? '全部课程' : Kind.labels[kind]) : titles[role];
    return [path, pageOf(path, role, title)];
  });

/** The author's pages: the same few modules for every kind, as the table of kinds says. */
export const authoringRoutes: Readonly<Record<string, PageEntry>> = pages({
  '/course/create': pageOf('/course/create', 'facts', '新建课程'),
  ...Object.fromEntries(Kind.values.flatMap(pagesOf)),
});

/** The kind whose page this is; undefined for pages of all kinds. */
export function kindAt(pathname: string): CourseKind | undefined {
  if (pathname.endsWith('/all')) return undefined;
  if (pathname === '/course/create') return Kind.online;
  return Kind.values.find((kind) => {
    const { base } = courseKinds[kind];
    return pathname === base || pathname.startsWith(`${base}/`);
  });
}
