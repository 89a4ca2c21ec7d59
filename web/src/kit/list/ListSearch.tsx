import type { ListHandle } from './useListState.ts';
import { WordSearch } from './WordSearch.tsx';

interface ListSearchProps {
  list: ListHandle<{ keyword: string }>;
  /** Spoken name and placeholder. */
  label: string;
}

const LONGEST = 30;

/** Looks in a list for a keyword, within the conditions that are chosen; the keyword is in the address. */
export function ListSearch({ list, label }: ListSearchProps) {
  const { keyword } = list.filters;
  const search = (words: string) => list.change({ filters: { keyword: words }, page: 1 });
  return <WordSearch key={keyword} label={label} words={keyword} maxLength={LONGEST} onSearch={search} />;
}
