import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import * as website from '#contract/system/website.ts';
import { isGuarded, isPhone, loginAddress } from '#contract/rules/guard.ts';
import { builtContext, routeMatcher } from '../kit/builtRoutes.ts';
import { apiContext } from '../kit/pageApi.ts';
import { pages } from './table.ts';

const isBuilt = routeMatcher(pages.map(({ path }) => path));

/** A visitor's recommendation is remembered for a month. */
const REFERRAL_COOKIE = 'zt_referral';
const MONTH_SECONDS = 30 * 86_400;

/** Before every page on the server: phones to the H5 site, guests to login, a referral code into a cookie. */
export const guardOnServer: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const api = context.get(apiContext);
  context.set(builtContext, isBuilt);
  const { pathname, search, searchParams } = new URL(request.url);
  if (isPhone(api.userAgent)) {
    const site = await api.call(website.get, {}).catch(() => null);
    if (site?.h5Domain) throw redirect(originOf(site.h5Domain) + pathname + search);
  }
  if (isGuarded(pathname) && !api.token) throw redirect(loginAddress(pathname, search));

  const response = await next();
  const code = searchParams.get('referralCode');
  if (code && /^\w{4,32}$/.test(code)) {
    response.headers.append('set-cookie', `${REFERRAL_COOKIE}=${code}; Path=/; Max-Age=${MONTH_SECONDS}; SameSite=Lax`);
  }
  return response;
};

/** A path may begin with two slashes, so it is put behind the origin and never resolved against it. */
const originOf = (domain: string): string => new URL(/^https?:\/\//.test(domain) ? domain : `https://${domain}`).origin;
