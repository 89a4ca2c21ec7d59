import { redirect } from 'react-router';
import { vacancyOrgPath, vacancyPath } from '#contract/rules/pagePaths.ts';
import { CourseGrid } from '../../../shared/courses/CourseGrid.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { loadShop } from '../parts/loadOrg.ts';
import type { Opening, ShopTab } from '../parts/loadOrg.ts';
import { OrgHead } from '../parts/OrgHead.tsx';
import { listOf } from '../parts/orgNames.ts';
import text from '../parts/profileText.module.css';
import { shelfNames } from '../parts/shelfKinds.ts';
import type { ShelfKind } from '../parts/shelfKinds.ts';
import { Shelf } from '../parts/Shelf.tsx';
import { TeacherGrid } from '../../../shared/courses/TeacherGrid.tsx';
import { Teachers } from '../parts/Teachers.tsx';
import { peopleRoutes } from '../routes.ts';

export const handle = peopleRoutes.shop;

export const loader = ({ request, params, context }: LoaderArgs) => {
  if (params['id'] === undefined) throw redirect('/organizationlist');
  return loadShop(request, context.get(apiContext), params['id']);
};

/** The shop window of an organization: what it hires for, its best, its courses by kind, its lecturers. */
export default function Shop({ loaderData }: PageProps<typeof loader>) {
  const { org, counts, tabs: names, tab, shelf, lecturers, home } = loaderData;
  const tabs = useTab<ShopTab>(['home', ...names.slice(1)]);
  const shown = names.map((key) => ({ key, ...nameOf(key, counts, org.countLecturer) }));
  return (
    <div className="page">
      <OrgHead
        org={org}
        crumbs={[listOf(org.orgType), { label: org.orgName }]}
        actions={<LinkButton to={`/organizationdetail/${org.orgNo}`}>单位介绍</LinkButton>}
      >
        {org.intro ? <p className={text.intro}>{org.intro}</p> : null}
      </OrgHead>
      <div className={text.tabs}>
        <TabFrame label={org.orgName} of={tabs} tabs={shown}>
          {home ? <Window {...home} orgNo={org.orgNo} tabHref={tabs.hrefOf} first={firstShelf(names)} /> : null}
          {shelf && tab !== 'home' && tab !== 'lecturers' ? <Shelf loaded={shelf} kind={tab} /> : null}
          {lecturers ? <Teachers loaded={lecturers} /> : null}
        </TabFrame>
      </div>
    </div>
  );
}

const firstShelf = (names: readonly ShopTab[]): ShelfKind | undefined =>
  names.find((name): name is ShelfKind => name in shelfNames);

function nameOf(key: ShopTab, counts: Record<ShelfKind, number>, lecturers: number) {
  if (key === 'home') return { label: '首页' };
  if (key === 'lecturers') return { label: '讲师', count: lecturers };
  return { label: shelfNames[key], count: counts[key] };
}

interface WindowProps {
  orgNo: string;
  vacancies: readonly Opening[];
  hot: Parameters<typeof CourseGrid>[0]['courses'];
  people: Parameters<typeof TeacherGrid>[0]['lecturers'];
  tabHref: (tab: ShopTab) => string;
  first: ShelfKind | undefined;
}

function Window({ orgNo, vacancies, hot, people, tabHref, first }: WindowProps) {
  if (vacancies.length === 0 && hot.length === 0 && people.length === 0) {
    return (
      <Empty
        title="还没有上架的内容"
        note="关注之后，随时可以从「我的关注」找回来"
        action={
          <LinkButton to="/list" size="sm" variant="primary">
            看看别的课程
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      {vacancies.length > 0 ? (
        <section className={text.part} aria-labelledby="shop-hiring">
          <SectionHead
            id="shop-hiring"
            title="正在招聘"
            action={
              <TextLink to={vacancyOrgPath(orgNo)} arrow>
                全部职位
              </TextLink>
            }
          />
          <RowList label="正在招聘">
            {vacancies.map((one) => (
              <Row
                key={one.id}
                to={vacancyPath(one.id)}
                title={one.name}
                meta={one.facts}
                end={<strong>{one.pay}</strong>}
                stacks
              />
            ))}
          </RowList>
        </section>
      ) : null}
      {hot.length > 0 ? (
        <section className={text.part} aria-labelledby="shop-hot">
          <SectionHead
            id="shop-hot"
            title="学的人多"
            action={
              first ? (
                <TextLink to={tabHref(first)} arrow>
                  全部课程
                </TextLink>
              ) : null
            }
          />
          <CourseGrid courses={hot} />
        </section>
      ) : null}
      {people.length > 0 ? (
        <section className={text.part} aria-labelledby="shop-people">
          <SectionHead
            id="shop-people"
            title="讲师"
            action={
              <TextLink to={tabHref('lecturers')} arrow>
                全部讲师
              </TextLink>
            }
          />
          <TeacherGrid lecturers={people} />
        </section>
      ) : null}
    </>
  );
}
