import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { stylesFirst } from './stylesFirst.ts';

const contextOf = (ids: string[]): EntryContext =>
  ({
    manifest: { routes: { root: { css: ['/a.css'] }, layout: { css: ['/b.css', '/a.css'] }, page: {} } },
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
  }) as unknown as EntryContext;

test('names every style sheet of the page once, those of the outer parts first', () => {
  expect(stylesFirst(contextOf(['root', 'layout', 'page']))).toBe(
    '</a.css>; rel=preload; as=style, </b.css>; rel=preload; as=style',
  );
});

test('a page without style sheets names none', () => {
  expect(stylesFirst(contextOf(['page', 'unknown']))).toBe('');
});
