import { isHostName } from '#contract/rules/hostName.ts';
import { orgPath, vacancyOrgPath } from '#contract/rules/pagePaths.ts';
import { OrgType } from '#contract/rules/userTypes.ts';
import type { NavItem } from '#contract/system/nav.ts';
import * as website from '#contract/system/website.ts';
import type { House, Website } from '#contract/system/website.ts';
import type { PageApi } from './pageApi.ts';

/** The organization whose own host this request came by; null on the platform's own. */
export async function houseOf(request: Request, api: PageApi): Promise<House | null> {
  const host = new URL(request.url).hostname.toLowerCase();
  const isOurs = URL.canParse(api.publicUrl) && new URL(api.publicUrl).hostname === host;
  if (isOurs || !isHostName(host)) return null;
  const { house } = await api.call(website.house, { host }).catch(() => ({ house: null }));
  return house;
}

/** Where an organization is at home: an enterprise with what it offers, the others with what they teach. */
export const homeOf = ({ orgNo, orgType }: House): string =>
  orgType === OrgType.enterprise ? vacancyOrgPath(orgNo) : orgPath(orgNo);

/** The navigation on its own host leads through the house alone. */
export const navOf = (house: House): NavItem[] =>
  [
    ['首页', homeOf(house)],
    ['单位介绍', `/organizationdetail/${house.orgNo}`],
  ].map(([navTitle = '', navUrl = ''], at) => ({ id: String(at + 1), navTitle, navUrl, target: '_self' }));

/** The site under the name of the house; what the law asks for stays, the platform's own service does not. */
export const asHouse = (site: Website, house: House): Website => ({
  ...site,
  title: house.orgName,
  desc: house.slogan || site.desc,
  keyword: '',
  logo: house.orgLogoImg,
  ico: house.orgLogoImg || site.ico,
  icp: house.icpNo || site.icp,
  phone: '',
  isShowService: 0,
  wxCode: '',
  wbCode: '',
});
