import { CallError } from '#contract/kit/callError.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import * as nav from '#contract/system/nav.ts';
import * as website from '#contract/system/website.ts';
import { themeColors, themeKeys } from '#contract/rules/orgSites.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import * as ext from '#contract/user/ext.ts';
import * as msg from '#contract/user/msg.ts';
import * as privacy from '#contract/user/privacy.ts';
import { builtInSite } from '../kit/builtInSite.ts';
import { asHouse, houseOf, navOf } from '../kit/house.ts';
import type { IsBuilt } from '../kit/builtRoutes.ts';
import type { PageApi } from '../kit/pageApi.ts';
import type { SessionFacts } from '../kit/session.tsx';
import type { SiteData } from '../kit/site.ts';
import { builtMenu, overviewEntry } from '../kit/navigation/menuTree.ts';
import { shellTargets } from '../kit/navigation/destinations.ts';

/** What every page needs: the site, its navigation, and who is looking. */
export async function loadRoot(api: PageApi, isBuilt: IsBuilt, request: Request): Promise<SiteData & LoadedSession> {
  const [own, navBar, footerNav, links, session, house] = await Promise.all([
    withRetry(() => api.call(website.get, {})).catch(() => builtInSite),
    api.call(nav.barList, {}).catch(() => ({ list: [] })),
    api.call(website.navList, {}).catch(() => ({ websiteNavList: [] })),
    api.call(website.link, {}).catch(() => ({ websiteLinkList: [] })),
    loadSession(api, isBuilt),
    houseOf(request, api),
  ]);
  const site = house ? asHouse(own, house) : own;
  return {
    site: { ...site, supportUrl: isBuilt(site.supportUrl) ? site.supportUrl : '' },
    navBar: (house ? navOf(house) : navBar.list).filter(({ navUrl }) => isBuilt(navUrl)),
    footerNav: isBuilt('/terrace/1') ? footerNav.websiteNavList : [],
    links: house ? [] : links.websiteLinkList,
    house: house && { orgNo: house.orgNo, theme: themeKeys[house.orgTheme], color: themeColors[house.orgTheme] },
    built: shellTargets.filter(isBuilt),
    ...session,
    demo: api.demo,
    publicUrl: api.publicUrl,
  };
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>;

export interface LoadedSession {
  session: SessionFacts | null;
  /** Set when the token no longer works: the page says why and forgets it. */
  signedOut: { code: number; msg: string } | null;
}

async function loadSession(api: PageApi, isBuilt: IsBuilt): Promise<LoadedSession> {
  if (!api.token) return { session: null, signedOut: null };
  try {
    const [user, roles, menu, { num: notices }, { dueTime: deletionDue }] = await Promise.all([
      api.call(ext.view, {}),
      api.call(authMenu.listUserRole, {}),
      api.call(authMenu.listLoginUserMenu, {}),
      api.call(msg.num, {}),
      api.call(privacy.deletionDue, {}),
    ]);
    const acting = menu.preview?.userType ?? roles.list.find(({ isCurrent }) => isCurrent === 1)?.userType;
    const above = acting === UserType.operator ? [] : [overviewEntry];
    const shown = [...above, ...builtMenu(menu.menu, isBuilt)];
    return {
      session: { user, identities: roles.list, ...menu, menu: shown, notices, deletionDue },
      signedOut: null,
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { session: null, signedOut: { code: error.code, msg: error.message } };
  }
}

const withRetry = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);
