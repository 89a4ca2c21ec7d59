import { searchBoxTypeOf, searchTypeOf } from '#contract/rules/searchTypes.ts';
import { places } from '../../kit/navigation/destinations.ts';

/** What the search box of a page looks for. The two numberings of `type` have nothing to do with each other. */
export type SearchScope =
  | { kind: 'global'; type: number; placeholder: string; emptyWarning: '请输入搜索内容' }
  | { kind: 'directory'; type: number; placeholder: string; emptyWarning: '请输入搜索关键词' };

const directories: Readonly<Record<number, string>> = {
  1: '在课程中搜索',
  2: '在企业中搜索',
  3: '在机构中搜索',
  4: '在岗位中搜索',
};

/** The four directory pages search within themselves, all others the whole site. */
export function searchScopeOf(pathname: string): SearchScope {
  const box = searchBoxTypeOf(pathname);
  if (box === undefined) {
    const placeholder = '搜索课程、讲师、资讯';
    return { kind: 'global', type: searchTypeOf(pathname), placeholder, emptyWarning: '请输入搜索内容' };
  }
  return { kind: 'directory', type: box, placeholder: directories[box] ?? '搜索', emptyWarning: '请输入搜索关键词' };
}

/** Where a search leads, or what to say when nothing was typed (specification, section 2, Header). */
export function searchFor(pathname: string, typed: string): { to: string } | { warning: string } {
  const scope = searchScopeOf(pathname);
  const str = typed.trim();
  if (str === '') return { warning: scope.emptyWarning };
  const query = new URLSearchParams(scope.kind === 'global' ? { str, type: String(scope.type) } : { str });
  return { to: `${scope.kind === 'global' ? places.search : pathname}?${query}` };
}
