import type { InputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/course/courseAudit.ts';
import type { CourseKind } from '#contract/rules/courseKinds.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { listSpec } from '../../../../kit/list/listAddress.ts';

export const draftTabs = ['all', 'editing', 'waiting', 'passed', 'refused'] as const;

export type DraftTab = (typeof draftTabs)[number];

export const tabLabels: Readonly<Record<DraftTab, string>> = {
  all: '全部',
  editing: '编写中',
  waiting: '审核中',
  passed: '审核通过',
  refused: '审核不通过',
};

/** Drafts of one state, with a part of their names. */
export const draftList = listSpec({ filters: { keyword: '' } });

export const PAGE_SIZE = 10;

interface Asked {
  courseKind: CourseKind | undefined;
  tab: DraftTab;
  keyword: string;
  page: number;
}

export const askedFor = ({ courseKind, tab, keyword, page }: Asked): InputOf<typeof list.input> => ({
  ...(courseKind === undefined ? {} : { courseKind }),
  ...(tab === 'all' ? {} : { auditStatus: DraftState[tab] }),
  courseName: keyword.slice(0, 60),
  pageCurrent: page,
  pageSize: PAGE_SIZE,
});
