import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { listSpec } from '../list/listAddress.ts';
import type { ListHandle } from '../list/useListState.ts';
import { useListState } from '../list/useListState.ts';
import { Catalogue } from './Catalogue.tsx';
import { branchOf, categoryRows, pathTo } from './categoryRows.ts';
import { chosenConditions } from './chosen.ts';

const leaf = (code: string, name: string) => ({ code, name, children: [] });
const tree = [
  {
    code: '1',
    name: '计算机',
    children: [{ code: '11', name: '数据', children: [leaf('111', '可视化')] }, leaf('12', '软件')],
  },
  leaf('2', '制造'),
];
const category = { name: 'category', labels: ['方向', '分类', '类别'], tree };
const groups = [{ name: 'price', label: '价格', options: [{ value: 'free', label: '免费' }] }];
const sorts = [
  { value: 'all', label: '综合' },
  { value: 'price', label: '价格', descending: 'priceDown' },
];
const spec = listSpec({
  filters: { category: '', price: ['all', 'free'], keyword: '' },
  sorts: ['all', 'price', 'priceDown'],
});

/** Hands the list of an address to `read` and returns what that shows. */
function at<T>(address: string, read: (list: ListHandle) => T): T {
  function Probe() {
    return JSON.stringify(read(useListState(spec)));
  }
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Probe />
    </MemoryRouter>,
  );
  return JSON.parse(html.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as T;
}

const draw = (address: string, items: string[]) => {
  const page = {
    list: items,
    totalCount: items.length * 40,
    totalPage: 40,
    pageCurrent: 1,
    pageSize: items.length || 1,
  };
  function Page() {
    return (
      <Catalogue
        list={{ ...useListState(spec), source: { page, busy: false, retry: () => undefined } }}
        category={category}
        groups={groups}
        text="keyword"
        sorts={sorts}
        unit="门"
        empty="还没有内容"
      >
        {(all) => all.map((one) => <b key={one}>{one}</b>)}
      </Catalogue>
    );
  }
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
};

test('the way down to a node', () => {
  expect(pathTo(tree, '111').map(({ name }) => name)).toEqual(['计算机', '数据', '可视化']);
  expect(pathTo(tree, '9')).toEqual([]);
});

test('only what hangs on the way to the chosen node is kept', () => {
  const rowsOf = (code: string) => branchOf(tree, code).map(({ name, children }) => [name, children.length]);
  expect(rowsOf('')).toEqual([
    ['计算机', 0],
    ['制造', 0],
  ]);
  expect(rowsOf('1')).toEqual([
    ['计算机', 2],
    ['制造', 0],
  ]);
  expect(branchOf(tree, '12')[0]?.children.map(({ children }) => children.length)).toEqual([0, 0]);
  expect(branchOf(tree, '11')[0]?.children[0]?.children.map(({ code }) => code)).toEqual(['111']);
});

test('a row per level below what is chosen; 全部 leads to the parent, a choice back to page 1', () => {
  const rows = at('/c?category=11&page=3', (list) => categoryRows(category, list));
  expect(rows.map(({ label, current }) => [label, current])).toEqual([
    ['方向', '1'],
    ['分类', '11'],
    ['类别', '11'],
  ]);
  expect(rows[0]!.options[0]).toMatchObject({ label: '全部', to: '/c' });
  expect(rows[1]!.options[0]).toMatchObject({ label: '全部', to: '/c?category=1' });
  expect(rows[2]!.options[1]).toMatchObject({ label: '可视化', to: '/c?category=111' });
});

test('a node without children opens no further row, an unknown one none at all', () => {
  expect(at('/c?category=2', (list) => categoryRows(category, list))).toHaveLength(1);
  expect(at('/c?category=zz', (list) => categoryRows(category, list))).toHaveLength(1);
});

test('chips name what is chosen and take away only themselves', () => {
  const chosen = at('/c?category=111&price=free&keyword=sql&page=2', (list) =>
    chosenConditions(list, { trees: [category], groups, text: 'keyword' }),
  );
  expect(chosen).toEqual([
    { key: 'category', label: '可视化', removeTo: '/c?price=free&keyword=sql' },
    { key: 'price', label: '免费', removeTo: '/c?category=111&keyword=sql' },
    { key: 'keyword', label: '「sql」', removeTo: '/c?category=111&price=free' },
  ]);
});

test('an order with two directions turns round at the second press', () => {
  expect(draw('/c', ['a'])).toMatch(/href="\/c\?sort=price"[^>]*>价格/);
  expect(draw('/c?sort=price', ['a'])).toMatch(/aria-current="true" href="\/c\?sort=priceDown"[^>]*>价格/);
});

test('without scripts everything is an address: filters, conditions, pages', () => {
  const html = draw('/c?price=free', ['a', 'b']);
  expect(html).toContain('href="/c?category=2&amp;price=free"');
  expect(html).toContain('aria-label="去掉 免费" href="/c"');
  expect(html).toMatch(/href="\/c"[^>]*>清除条件/);
  expect(html).toContain('href="/c?price=free&amp;page=2"');
  expect(draw('/c?category=1', ['a', 'b'])).toMatch(/popover="auto".*价格.*看 80 门/);
});

test('no match offers to clear the conditions, an empty catalogue its own next step', () => {
  expect(draw('/c?keyword=zzz', [])).toContain('没有符合条件的内容');
  expect(draw('/c', [])).toContain('还没有内容');
});
