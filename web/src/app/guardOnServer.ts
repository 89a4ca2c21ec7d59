import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { REFERRAL_DAYS } from '#contract/rules/referral.ts';
import * as website from '#contract/system/website.ts';
import { isGuarded, isPhone, loginAddress, withoutSlash } from '#contract/rules/guard.ts';
import { builtContext, routeMatcher } from '../kit/builtRoutes.ts';
import { apiContext } from '../kit/pageApi.ts';
import { pageUrl } from '../kit/pageUrl.ts';
import { pages } from './table.ts';

const isBuilt = routeMatcher(pages.map(({ path }) => path));

/** A visitor's recommendation is remembered for a month. */
const REFERRAL_COOKIE = 'zt_referral';
const MONTH_SECONDS = REFERRAL_DAYS * 86_400;

/**
 * Before every page on the server: the one address of the page, phones to the H5 site, guests to login, a referral code
 * into a cookie.
 */
export const guardOnServer: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const api = context.get(apiContext);
  context.set(builtContext, isBuilt);
  const { pathname, search, searchParams, host } = pageUrl(request);
  const only = withoutSlash(pathname);
  if (only !== pathname) throw redirect(only + search, 308);
  if (isPhone(api.userAgent)) {
    const site = await api.call(website.get, {}).catch(() => null);
    const h5 = site?.h5Domain ? originOf(site.h5Domain) : undefined;
    // Set to our own address there is nowhere else to go; it would turn for ever.
    if (h5 && h5 !== api.publicUrl && new URL(h5).host !== host) throw redirect(h5 + pathname + search);
  }
  if (isGuarded(pathname) && !api.token) throw redirect(loginAddress(pathname, search));

  const response = await next();
  const code = searchParams.get('referralCode');
  if (code && /^\w{4,32}$/.test(code)) {
    const secure = api.publicUrl.startsWith('https:') ? '; Secure' : '';
    const life = `Path=/; Max-Age=${MONTH_SECONDS}; SameSite=Lax`;
    response.headers.append('set-cookie', `${REFERRAL_COOKIE}=${code}; ${life}${secure}`);
  }
  return response;
};

/** A path may begin with two slashes, so it is put behind the origin and never resolved against it. */
const originOf = (domain: string): string => new URL(/^https?:\/\//.test(domain) ? domain : `https://${domain}`).origin;
