import * as courseInfo from '#contract/course/courseInfo.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import type { VacancyCard } from '#contract/position/vacancyShapes.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import * as org from '#contract/user/org.ts';
import { isId } from '#contract/rules/id.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import { OrgType } from '#contract/rules/userTypes.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import { block } from '../../../shared/courses/block.ts';
import { breadcrumbLd, graph } from '../../../shared/courses/jsonLd.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import type { Seo } from '../../../kit/seo.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { namesOf, regionsOf } from './loadOrgs.ts';
import { labelOf, listOf, regionName } from './orgNames.ts';
import { filledKinds, loadShelf, shelfCounts } from './loadShelf.ts';
import { shelfKinds } from './shelfKinds.ts';
import type { ShelfKind } from './shelfKinds.ts';

export type ShopTab = 'home' | ShelfKind | 'lecturers';

const LECTURERS = 12;
const orgLecturers = listSpec({});

/** An organization with the names of its codes. @throws the 404 page when it is not there, or closed. */
export async function loadOrg(request: Request, api: PageApi, id: string | undefined) {
  if (id === undefined || !isId(id)) throw missing();
  const [one, { industries, sizes }, regions] = await Promise.all([
    answerOr(request, api.call(org.detailByOrgNo, { orgNo: id })),
    namesOf(api),
    regionsOf(api),
  ]);
  return {
    ...one,
    regionName: regionName(regions, one.regionCode),
    industryName: labelOf(industries, one.industry),
    sizeName: labelOf(sizes, one.size),
  };
}

export type ShownOrg = Awaited<ReturnType<typeof loadOrg>>;

/** The shop window: what is there of each kind, and what the open tab shows. */
export async function loadShop(request: Request, api: PageApi, id: string | undefined) {
  const one = await loadOrg(request, api, id);
  const owner = { orgNo: one.orgNo };
  const counts = await shelfCounts(api, owner);
  const names = ['home', ...filledKinds(counts), ...(one.countLecturer > 0 ? (['lecturers'] as const) : [])] as const;
  const tabs = names as unknown as readonly [ShopTab, ...ShopTab[]];
  const search = new URL(request.url).searchParams;
  const tab = readTab(tabs, search);
  return {
    org: one,
    counts,
    tabs: [...tabs],
    tab,
    shelf: isShelf(tab) ? await loadShelf(request, api, owner, tab) : null,
    lecturers: tab === 'lecturers' ? await loadTeachers(request, api, owner) : null,
    home: tab === 'home' ? await loadHome(api, one) : null,
    seo: orgSeo(one, api.publicUrl, `/organization/view/${one.orgNo}`),
  };
}

const isShelf = (tab: ShopTab): tab is ShelfKind => tab in shelfKinds;

const loadTeachers = (request: Request, api: PageApi, owner: { orgNo: string }) =>
  loadList(request, orgLecturers, ({ page }) =>
    api.call(lecturer.list, { ...owner, pageCurrent: page, pageSize: LECTURERS }),
  );

/** The window itself: what is studied most, who teaches, and what an enterprise hires for. */
async function loadHome(api: PageApi, { orgNo, orgType }: Pick<ShownOrg, 'orgNo' | 'orgType'>) {
  const owner = { orgNo };
  const hires = orgType === OrgType.enterprise;
  const [hot, people, vacancies] = await Promise.all([
    block(
      api.call(courseInfo.list, { ...owner, sortType: 'hot', pageSize: 8 }).then(({ list }) => list),
      [],
    ),
    block(
      api.call(lecturer.list, { ...owner, pageSize: 6 }).then(({ list }) => list),
      [],
    ),
    hires
      ? block(
          api.call(vacancy.ofOrg, { ...owner, pageSize: 5 }).then(({ list }) => list.filter(isOpen).map(openingOf)),
          [],
        )
      : [],
  ]);
  return { hot, people, vacancies };
}

/** In words already: the page brings no rules of vacancies along. */
const openingOf = ({ id, vacancyName, salaryMin, salaryMax, ...one }: VacancyCard) => ({
  id,
  name: vacancyName,
  facts: [one.regionName, one.experienceName, one.degreeName, one.natureName].filter(Boolean).join('，'),
  pay: salaryText(salaryMin, salaryMax),
});

export type Opening = ReturnType<typeof openingOf>;

const isOpen = ({ vacancyState }: VacancyCard): boolean => vacancyState === VacancyState.open;

const schemaTypes: Record<OrgType, string> = {
  3: 'EducationalOrganization',
  4: 'CollegeOrUniversity',
  5: 'Organization',
};

export function orgSeo(one: ShownOrg, publicUrl: string, path: string): Seo {
  const type = schemaTypes[one.orgType];
  return {
    title: one.orgName,
    description: one.intro || `${one.orgName}在知途的课程、直播与讲师。`,
    canonical: path,
    jsonLd: graph(
      breadcrumbLd(publicUrl, [{ label: '首页', to: '/' }, listOf(one.orgType), { label: one.orgName, to: path }]),
      {
        '@type': type,
        name: one.orgName,
        url: publicUrl + path,
        ...(one.intro ? { description: one.intro } : {}),
        ...(one.orgLogoImg ? { logo: new URL(one.orgLogoImg, publicUrl).href } : {}),
        ...(one.regionName
          ? { address: { '@type': 'PostalAddress', addressCountry: 'CN', addressLocality: one.regionName } }
          : {}),
      },
    ),
  };
}
