import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { List } from './List.tsx';
import { Nothing } from './Nothing.tsx';
import { listSpec } from './listAddress.ts';
import type { ListSource } from './listSource.ts';
import { useListState } from './useListState.ts';

const render = (node: ReactNode, address = '/things') =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[address]}>{node}</MemoryRouter>);

const still = { busy: false, retry: () => undefined };
const pageOf = (list: string[], totalCount: number, pageCurrent = 1) => ({
  page: { list, totalCount, totalPage: Math.ceil(totalCount / 2), pageCurrent, pageSize: 2 },
});
const frame = (source: ListSource<string>) =>
  render(
    <List of={{ source, pageHref: (page) => `/things?page=${page}` }} empty="暂时没有数据" unit="门">
      {(rows) => rows.map((row) => <b key={row}>{row}</b>)}
    </List>,
  );

test('rows, totals and a window of pages as links', () => {
  const html = frame({ ...still, ...pageOf(['a', 'b'], 2468, 600) });
  expect(html).toContain('<b>a</b><b>b</b>');
  expect(html).toContain('共 2,468 门，每页 2 门');
  const pages = [...html.matchAll(/aria-label="第 (\d+) 页"/g)].map(([, page]) => page);
  expect(pages).toEqual(['1', '599', '600', '601', '1234']);
  expect(html).toContain('href="/things?page=601"');
});

test('a total that stopped counting says so, an exact one of that size does not', () => {
  const { page } = pageOf(['a'], 500);
  expect(frame({ ...still, page: { ...page, isMore: 1 } })).toContain('共 500+ 门');
  expect(frame({ ...still, page })).toContain('共 500 门');
});

test('one page needs no pager', () => {
  expect(frame({ ...still, ...pageOf(['a'], 1) })).not.toContain('<nav');
});

test('waiting shows bones, nothing there the empty state, a failure its words and 重试', () => {
  expect(frame({ ...still, busy: true, page: undefined })).toContain('正在加载');
  expect(frame({ ...still, ...pageOf([], 0) })).toContain('暂时没有数据');
  const failed = frame({ ...still, page: undefined, failure: '网络超时' });
  expect(failed).toContain('role="alert"');
  expect(failed).toMatch(/网络超时.*重试/);
});

test('while the next page is on its way the last one stays', () => {
  const html = frame({ ...still, busy: true, ...pageOf(['a'], 4) });
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('<b>a</b>');
});

test('a page past the end leads back to the first', () => {
  expect(frame({ ...still, ...pageOf([], 4, 9) })).toContain('回到第 1 页');
});

test('the handle of a list makes addresses from where it stands', () => {
  const spec = listSpec({ filters: { kind: ['all', 'free'] } });
  function Probe() {
    const list = useListState(spec);
    return [
      list.filters.kind,
      list.pageHref(2),
      list.hrefOf({ filters: { kind: 'all' } }),
      list.clearHref,
      String(list.isDefault('kind')),
    ].join(' ');
  }
  expect(render(<Probe />, '/things?kind=free&page=3')).toBe('free /things?kind=free&amp;page=2 /things /things false');
});

test('nothing at all offers the first step; nothing left by conditions takes them away and keeps whose list it is', () => {
  const spec = listSpec({ filters: { of: '', state: ['', '1'] } });
  function Probe() {
    return <Nothing list={useListState(spec)} conditions={['state']} title="还没有投递" note="去看看职位" />;
  }
  expect(render(<Probe />, '/things?of=5')).toContain('还没有投递');
  const html = render(<Probe />, '/things?of=5&state=1');
  expect(html).toContain('没有符合条件的内容');
  expect(html).toContain('href="/things?of=5"');
});
