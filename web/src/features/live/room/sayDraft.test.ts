// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { sayDraft } from './sayDraft.ts';

const draft = sayDraft('7');
beforeEach(() => localStorage.clear());

test('words whose answer was lost are sent again under their key, also after a reload', () => {
  draft.type('老师好');
  const key = draft.keyFor('老师好');
  expect(draft.keyFor('老师好')).toBe(key);
  expect([sayDraft('7').text(), sayDraft('7').keyFor('老师好')]).toEqual(['老师好', key]);
});

test('other words have another key, and so have the same ones once the first are there', () => {
  const key = draft.keyFor('好');
  expect(draft.keyFor('好的')).not.toBe(key);
  const again = draft.keyFor('好');
  draft.drop();
  expect(draft.text()).toBe('');
  expect(draft.keyFor('好')).not.toBe(again);
});

test('a draft of before, without a key, is still one', () => {
  localStorage.setItem('zt-draft:live-say-7', JSON.stringify({ text: '写到一半' }));
  expect(draft.text()).toBe('写到一半');
  expect(draft.keyFor('写到一半')).toMatch(/^\w{30}$/);
});
