import { describe, expect, it } from 'vitest';
import { chromeOf } from './chrome.ts';

const all = { header: true, nav: true, footer: true };

describe('the frame of a page', () => {
  it.each(['/', '/list', '/course/1', '/account/course', '/login/autoliv', '/registered', '/loginx'])(
    '%s has everything around it',
    (path) => {
      expect(chromeOf(path)).toEqual(all);
    },
  );

  it.each(['/reset', '/login', '/login/bindingMobile', '/register', '/login/'])('%s has no footer', (path) => {
    expect(chromeOf(path)).toEqual({ ...all, footer: false });
  });

  it.each(['/apply', '/apply/school', '/apply/enterprise', '/apply/organization'])(
    '%s has neither navigation nor footer',
    (path) => {
      expect(chromeOf(path)).toEqual({ header: true, nav: false, footer: false });
    },
  );

  it.each(['/thirdlogin', '/transferPage'])('%s has nothing around it', (path) => {
    expect(chromeOf(path)).toEqual({ header: false, nav: false, footer: false });
  });

  it.each(['/blog/account/write', '/question/account/write', '/rewrite/1'])(
    '%s has write in its path: neither header nor footer',
    (path) => {
      expect(chromeOf(path)).toMatchObject({ header: false, footer: false });
    },
  );
});
