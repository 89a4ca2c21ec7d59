/** What surrounds a page: decided by its path alone, so that server and browser agree. */
export interface Chrome {
  header: boolean;
  nav: boolean;
  footer: boolean;
}

const footerless = new Set([
  'reset',
  'apply',
  'login',
  'login-bindingMobile',
  'register',
  'thirdlogin',
  'transferPage',
]);
const navless = new Set(['apply', 'thirdlogin', 'transferPage']);
const headerless = new Set(['thirdlogin', 'transferPage']);

/**
 * The hide rules of the specification (section 2, Layouts). A page is named by its path with dashes
 * (`/login/bindingMobile` is `login-bindingMobile`); the pages below `/apply` are its steps and share its name.
 */
export function chromeOf(pathname: string): Chrome {
  if (pathname.includes('write')) return { header: false, nav: false, footer: false };
  const parts = pathname.split('/').filter(Boolean);
  const name = parts[0] === 'apply' ? 'apply' : parts.join('-');
  return { header: !headerless.has(name), nav: !navless.has(name), footer: !footerless.has(name) };
}
