import type { Page } from '#contract/kit/page.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import type { LoadedPage } from '../list/loadList.ts';
import { loadRows } from '../list/loadList.ts';
import { listSpec, readList } from '../list/listAddress.ts';

/** What a queue keeps in the address: `?status=2`. A queue with more filters names `reviewStatuses` first. */
export const reviewStatuses = ['0', '1', '2'] as const;

export const reviewList = listSpec({ filters: { status: reviewStatuses } });

export interface LoadedQueue<T> {
  rows: LoadedPage<T>;
  /** How many wait, when that could be counted. */
  waiting: number | undefined;
}

interface QueueRequest {
  auditStatus: 0 | 1 | 2;
  pageCurrent?: number;
  pageSize: number;
}

const PAGE_SIZE = 20;

/** For loaders: the page of a queue that the address means, and how many wait. */
export async function loadQueue<T>(
  request: Request,
  ask: (input: QueueRequest) => Promise<Page<T>>,
): Promise<LoadedQueue<T>> {
  const { filters, page } = readList(reviewList, new URL(request.url).searchParams);
  const auditStatus = Number(filters.status) as 0 | 1 | 2;
  const rows = loadRows(request, ask({ auditStatus, pageCurrent: page, pageSize: PAGE_SIZE }));
  if (auditStatus === AuditState.waiting) return { rows: await rows, waiting: totalOf(await rows) };
  const waiting = loadRows(request, ask({ auditStatus: AuditState.waiting, pageSize: 1 }));
  return { rows: await rows, waiting: totalOf(await waiting) };
}

const totalOf = <T>(loaded: LoadedPage<T>): number | undefined =>
  'page' in loaded ? loaded.page.totalCount : undefined;
