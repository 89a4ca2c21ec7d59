import { describe, expect, it } from 'vitest';
import { chromeOf } from './chrome.ts';

const all = { header: true, nav: true, footer: true };

describe('页面四周', () => {
  it.each(['/', '/list', '/course/1', '/account/course', '/login/autoliv', '/registered', '/loginx'])(
    '%s 什么都有',
    (path) => {
      expect(chromeOf(path)).toEqual(all);
    },
  );

  it.each(['/reset', '/login', '/login/bindingMobile', '/register', '/login/'])('%s 没有页脚', (path) => {
    expect(chromeOf(path)).toEqual({ ...all, footer: false });
  });

  it.each(['/apply', '/apply/school', '/apply/enterprise', '/apply/organization'])('%s 没有导航与页脚', (path) => {
    expect(chromeOf(path)).toEqual({ header: true, nav: false, footer: false });
  });

  it.each(['/thirdlogin', '/transferPage'])('%s 什么都没有', (path) => {
    expect(chromeOf(path)).toEqual({ header: false, nav: false, footer: false });
  });

  it.each(['/blog/account/write', '/question/account/write', '/rewrite/1'])(
    '%s 路径含 write，顶部与页脚都没有',
    (path) => {
      expect(chromeOf(path)).toMatchObject({ header: false, footer: false });
    },
  );
});
