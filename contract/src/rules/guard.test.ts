import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressAfterLogin, endedWords, KICKED_OUT } from './afterLogin.ts';
import { endedAddress, isGuarded, isPhone, loginAddress, ownPath, withoutSlash } from './guard.ts';

describe('guard', () => {
  it.each([
    '/account/course',
    '/blog/account',
    '/blog/account/write',
    '/question/account/write',
    '/account/TransferPayDetails/1',
    '/%61ccount/course',
    '/admin',
    '/course/create',
    '/admin/site',
    '/im',
    '/im/callindex',
    '/mylive',
    '/newlive/player',
    '/livetx/backupplayer',
    '/mutualComment',
    '/mutualComment/',
    '/myguidance/mutualCommentManage',
    '/%61dmin/people/1',
  ])('%s needs a session', (path) => expect(isGuarded(path)).toBe(true));

  it.each(['/', '/blog', '/course/1', '/login', '/%', '/administration', '/img', '/live', '/live/detail/1'])(
    '%s is open to everybody',
    (path) => expect(isGuarded(path)).toBe(false),
  );

  it('the sign-in page knows where to return to: path and encoded query', () => {
    const to = new URL(loginAddress('/account/order', '?pageCurrent=2&name=林 晓'), 'https://a.cn');
    expect(to.pathname).toBe('/login');
    expect(to.searchParams.get('redirectPath')).toBe('/account/order');
    expect(to.searchParams.get('redirectQuery')).toBe('pageCurrent=2&name=林 晓');
  });

  it('without a query redirectQuery is /', () => {
    for (const search of ['', '?']) {
      expect(new URL(loginAddress('/account', search), 'https://a.cn').searchParams.get('redirectQuery')).toBe('/');
    }
  });

  it('the sign-in page says that the session of the chat was ended, and leads back to the conversation', () => {
    const query = new URL(endedAddress('/im', '?id=7'), 'https://a.cn').searchParams;
    expect(endedWords(query)).toBe(KICKED_OUT);
    expect(addressAfterLogin(query)).toBe('/im?id=7');
  });

  it.each(['/', '/account', '/im/callindex', '/img'])('the session of %s ends without words that stay', (path) => {
    expect(endedAddress(path, '?a=1')).toBe(loginAddress(path, '?a=1'));
    expect(endedWords(new URLSearchParams({ redirectPath: path, ended: '1' }))).toBeNull();
  });

  it('a guest who is sent to sign in for the chat was not kicked out', () => {
    expect(endedWords(new URL(loginAddress('/im', ''), 'https://a.cn').searchParams)).toBeNull();
  });

  it('returns to the same place after signing in', () => {
    const query = fc.webQueryParameters().filter((text) => !/^[?/]/.test(text));
    fc.assert(
      fc.property(fc.webPath(), query, (path, query) => {
        const pathname = `/account/${path.replaceAll('/', '')}`;
        const login = new URL(loginAddress(pathname, query && `?${query}`), 'https://a.cn');
        expect(addressAfterLogin(login.searchParams)).toBe(query ? `${pathname}?${query}` : pathname);
      }),
    );
  });
});

describe('one address per page', () => {
  it.each([
    ['/list/', '/list'],
    ['/terrace/1//', '/terrace/1'],
    ['/', '/'],
    ['/list', '/list'],
    ['//evil.cn/', '//evil.cn/'],
    ['/\\evil.cn/', '/\\evil.cn/'],
    ['//', '//'],
  ])('%s → %s', (pathname, only) => expect(withoutSlash(pathname)).toBe(only));
});

describe('addresses within the site', () => {
  it.each([
    '//evil.cn',
    '/\\evil.cn',
    '\\/evil.cn',
    'https://evil.cn',
    'javascript:alert(1)',
    '/\tevil',
    '/\n/evil.cn',
    '',
    ' /x',
  ])('%j is no address of the site and leads home', (target) => expect(ownPath(target)).toBe('/'));

  it.each(['/list?str=a#b', '/account/course', '/terrace/12'])('%s stays as it is', (target) =>
    expect(ownPath(target)).toBe(target),
  );

  it('whatever is given, it never leaves the site', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.cn',
      'https:',
      'javascript:',
      '@',
      '\t',
      '\n',
      '.',
      '..',
      '%2f',
      '?',
      '#',
      'a',
    );
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(hostile, (target) => {
        const landed = new URL(ownPath(target), 'https://zhitu.cn');
        expect(landed.origin).toBe('https://zhitu.cn');
      }),
      { numRuns: 2000 },
    );
  });

  it('the address after signing in does not leave the site either', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (redirectPath, redirectQuery) => {
        const to = addressAfterLogin(new URLSearchParams({ redirectPath, redirectQuery }));
        expect(new URL(to, 'https://zhitu.cn').origin).toBe('https://zhitu.cn');
      }),
    );
  });
});

describe('mobile', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', true],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', true],
    ['Mozilla/5.0 (Linux; Android 15; Pad) Chrome/140.0 Safari/537.36', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36', false],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148', false],
  ])('%s', (agent, expected) => expect(isPhone(agent)).toBe(expected));
});
