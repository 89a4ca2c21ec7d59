import { expect, test } from 'vitest';
import { isTyping, listSearch, listSpec, readList } from './listAddress.ts';

const spec = listSpec({ filters: { status: ['all', 'open'], keyword: '' }, sorts: ['latest', 'price'] });
const search = (change: Parameters<typeof listSearch>[2], address = '') =>
  decodeURIComponent(listSearch(spec, new URLSearchParams(address), change));

test('an empty address means the defaults', () => {
  expect(readList(spec, new URLSearchParams())).toEqual({
    filters: { status: 'all', keyword: '' },
    sort: 'latest',
    page: 1,
  });
});

test.each([
  ['status=closed&sort=random&page=0', { filters: { status: 'all', keyword: '' }, sort: 'latest', page: 1 }],
  ['page=2.5', { page: 1 }],
  ['page=9999999999', { page: 1 }],
  ['status=open&sort=price&page=7', { filters: { status: 'open', keyword: '' }, sort: 'price', page: 7 }],
  ['keyword=%20a%00b%20', { filters: { status: 'all', keyword: 'a b' } }],
])('%s is read without letting strange values through', (address, expected) => {
  expect(readList(spec, new URLSearchParams(address))).toMatchObject(expected);
});

test('defaults are left out of the address', () => {
  expect(search({ page: 1, sort: 'latest', filters: { status: 'all', keyword: '' } }, 'status=open&page=3')).toBe('');
  expect(search({ page: 2 })).toBe('?page=2');
});

test('a change of filter or order leads back to page 1, turning a page changes nothing else', () => {
  expect(search({ filters: { status: 'open' } }, 'page=4')).toBe('?status=open');
  expect(search({ sort: 'price' }, 'status=open&page=4')).toBe('?status=open&sort=price');
  expect(search({ page: 5 }, 'status=open&page=4')).toBe('?status=open&page=5');
});

test('what others keep in the address stays', () => {
  expect(search({ filters: { keyword: '数据' } }, 'tab=mine&page=2')).toBe('?tab=mine&keyword=数据');
});

test('typing replaces, choosing adds to the history', () => {
  expect(isTyping(spec, { filters: { keyword: '数' } })).toBe(true);
  expect(isTyping(spec, { filters: { status: 'open' } })).toBe(false);
  expect(isTyping(spec, { filters: { keyword: '', status: 'all' } })).toBe(false);
  expect(isTyping(spec, { page: 2 })).toBe(false);
});
