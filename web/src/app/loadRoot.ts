import { CallError } from '#contract/kit/callError.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import * as nav from '#contract/system/nav.ts';
import type { Website } from '#contract/system/website.ts';
import * as website from '#contract/system/website.ts';
import * as ext from '#contract/user/ext.ts';
import type { PageApi } from '../kit/pageApi.ts';
import type { SessionFacts } from '../kit/session.tsx';

/** What every page needs: the site, its navigation, and who is looking. */
export async function loadRoot(api: PageApi) {
  const [site, navBar, footerNav, links, session] = await Promise.all([
    withRetry(() => api.call(website.get, {})).catch(() => builtInSite),
    api.call(nav.barList, {}).catch(() => ({ list: [] })),
    api.call(website.navList, {}).catch(() => ({ websiteNavList: [] })),
    api.call(website.link, {}).catch(() => ({ websiteLinkList: [] })),
    loadSession(api),
  ]);
  return {
    site,
    navBar: navBar.list,
    footerNav: footerNav.websiteNavList,
    links: links.websiteLinkList,
    ...session,
    demo: api.demo,
    publicUrl: api.publicUrl,
  };
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>;

interface LoadedSession {
  session: SessionFacts | null;
  /** Set when the token no longer works: the page says why and forgets it. */
  signedOut: { code: number; msg: string } | null;
}

async function loadSession(api: PageApi): Promise<LoadedSession> {
  if (!api.token) return { session: null, signedOut: null };
  try {
    const [user, roles, menu] = await Promise.all([
      api.call(ext.view, {}),
      api.call(authMenu.listUserRole, {}),
      api.call(authMenu.listLoginUserMenu, {}),
    ]);
    return {
      session: { user, identities: roles.list, button: menu.button, powerLevel: menu.powerLevel },
      signedOut: null,
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { session: null, signedOut: { code: error.code, msg: error.message } };
  }
}

const withRetry = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);

/** The page still opens when the site information cannot be read. */
const builtInSite: Website = {
  id: '0',
  title: '知途',
  keyword: '',
  desc: '学有所成，才有所用',
  copyright: '',
  icp: '',
  prn: '',
  prnNo: '',
  isEnableStatistics: 0,
  statisticsCode: '',
  isShowService: 0,
  service1: '',
  service2: '',
  service3: '',
  service4: '',
  service5: '',
  wxCode: '',
  wbCode: '',
  logo: '',
  ico: '',
  h5Domain: '',
  phone: '',
  supportUrl: '',
  isEnableVip: 0,
};
