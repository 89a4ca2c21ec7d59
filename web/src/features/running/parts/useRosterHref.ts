import type { RunShow } from '#contract/rules/running.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { rosterSpec } from './addresses.ts';

/** The address of the candidates who stand so. */
export function useRosterHref(): (show: RunShow) => string {
  const list = useListState(rosterSpec);
  return (show) => list.hrefOf({ filters: { show } });
}
