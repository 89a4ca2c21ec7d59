import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TabFrame } from './TabFrame.tsx';
import { readTab, tabOfPath, tabSearch } from './tabAddress.ts';
import { useTab } from './useTab.ts';

const names = ['write', 'mine', 'queue'] as const;

test('the first tab is what an empty or strange address means', () => {
  expect(readTab(names, new URLSearchParams())).toBe('write');
  expect(readTab(names, new URLSearchParams('tab=root'))).toBe('write');
  expect(readTab(names, new URLSearchParams('tab=mine'))).toBe('mine');
});

test('another tab starts at its own first page and keeps only what belongs to the page', () => {
  const here = new URLSearchParams('tab=mine&page=3&target=%2Fa');
  expect(tabSearch(names, here, 'write', ['target'])).toBe('?target=%2Fa');
  expect(tabSearch(names, here, 'queue')).toBe('?tab=queue');
  expect(tabSearch(names, here, 'write')).toBe('');
});

test('a path belongs to the longest tab it begins with', () => {
  const tabs = [
    { key: 'all', to: '/work' },
    { key: 'done', to: '/work/done' },
  ] as const;
  expect(tabOfPath(tabs, '/work/done/7')).toBe('done');
  expect(tabOfPath(tabs, '/work/donenot')).toBe('all');
  expect(tabOfPath(tabs, '/elsewhere')).toBe('all');
});

test('tabs are links, the open one names its region', () => {
  function Probe() {
    const of = useTab(names);
    return (
      <TabFrame
        label="视图"
        of={of}
        tabs={[
          { key: 'write', label: '写' },
          { key: 'mine', label: '我的', count: 4 },
        ]}
      >
        内容
      </TabFrame>
    );
  }
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/page?tab=mine&page=2']}>
      <Probe />
    </MemoryRouter>,
  );
  expect(html).toMatch(/href="\/page"[^>]*>写/);
  expect(html).toMatch(/aria-current="page"[^>]*>我的/);
  expect(html).toContain('aria-label="我的">内容</section>');
});
