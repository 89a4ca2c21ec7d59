import { useLocation } from 'react-router';
import { runShows } from '#contract/rules/running.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';

export const rosterSpec = listSpec({ filters: { show: runShows, keyword: '' } });

export const PAGE_SIZE = 60;

/** Query names of the sitting whose record is open, and of how candidates are shown. */
export const SITTING = 'sitting';
export const VIEW = 'view';
/** The question that is to be corrected, where one comes from its row. */
export const CORRECT = 'correct';

/** The address of this page with one query name changed; empty takes it away. */
export function useHref(): (name: string, value: string) => string {
  const { pathname, search } = useLocation();
  return (name, value) => {
    const query = new URLSearchParams(search);
    if (value === '') query.delete(name);
    else query.set(name, value);
    return `${pathname}?${query}`;
  };
}

export const evidencePath = (sittingId: string): string => `/myguidance/MonitoringDetail?id=${sittingId}`;
