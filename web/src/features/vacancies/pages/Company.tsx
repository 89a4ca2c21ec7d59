import { redirect } from 'react-router';
import * as vacancy from '#contract/position/vacancy.ts';
import { isId } from '#contract/rules/id.ts';
import { orgPath, vacancyOrgPath } from '#contract/rules/pagePaths.ts';
import * as org from '#contract/user/org.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FollowButton } from '../../../shared/courses/FollowButton.tsx';
import { VacancyRow } from '../../../shared/vacancies/VacancyRow.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { companySpec } from '../parts/addresses.ts';
import { vacancyRoutes } from '../routes.ts';
import styles from './Company.module.css';

export const handle = vacancyRoutes.company;

export async function loader({ request, params, context }: LoaderArgs) {
  const { id } = params;
  if (id === undefined) throw redirect('/positionlist');
  if (!isId(id)) throw missing();
  const api = context.get(apiContext);
  const [one, loaded] = await Promise.all([
    answerOr(request, api.call(org.detailByOrgNo, { orgNo: id })),
    loadList(request, companySpec, ({ page }) => api.call(vacancy.ofOrg, { orgNo: id, pageCurrent: page })),
  ]);
  return {
    org: one,
    loaded,
    seo: {
      title: `${one.orgName}的职位`,
      description: `${one.orgName}在知途公开的职位：要求、薪资、地点与答复情况。${one.intro}`.slice(0, 160),
      canonical: vacancyOrgPath(one.orgNo),
    },
  };
}

/** A company with all it hires for; what is over stands grey at the end. */
export default function Company({ loaderData: { org: one, loaded } }: PageProps<typeof loader>) {
  const list = useList(companySpec, loaded);
  return (
    <div className="page">
      <div className={styles.crumbs}>
        <Breadcrumb items={[{ label: '招聘', to: '/positionlist' }, { label: one.orgName }]} />
      </div>
      <header className={styles.head}>
        <Avatar name={one.orgName} src={one.orgLogoImg} shape="org" size={72} />
        <div className={styles.words}>
          <h1 className={styles.title}>{one.orgName}</h1>
          {one.slogan ? <p>{one.slogan}</p> : null}
        </div>
        <div className={styles.acts}>
          <FollowButton
            target={{ orgNo: one.orgNo }}
            name={one.orgName}
            followed={one.isAttention === 1}
            size="md"
            variant="primary"
          />
          <LinkButton to={orgPath(one.orgNo)}>企业主页</LinkButton>
        </div>
      </header>
      {one.intro ? <p className={styles.intro}>{one.intro}</p> : null}
      <h2 className={styles.second}>职位</h2>
      <List
        of={list}
        unit="个"
        empty={
          <Empty
            title="还没有公开的职位"
            note="关注它，有了就能看到"
            action={
              <LinkButton to="/positionlist" size="sm" variant="primary">
                看别的职位
              </LinkButton>
            }
          />
        }
      >
        {(rows) => (
          <RowList label={`${one.orgName}的职位`}>
            {rows.map((row) => (
              <VacancyRow key={row.id} vacancy={row} heading="h3" withoutOrg />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
