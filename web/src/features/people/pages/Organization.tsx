import { orgPath } from '#contract/rules/pagePaths.ts';
import { OrgType } from '#contract/rules/userTypes.ts';
import { redirect } from 'react-router';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { loadOrg, orgSeo } from '../parts/loadOrg.ts';
import { OrgContacts } from '../parts/OrgContacts.tsx';
import { OrgHead } from '../parts/OrgHead.tsx';
import { listOf, orgTypes } from '../parts/orgNames.ts';
import text from '../parts/profileText.module.css';
import { peopleRoutes } from '../routes.ts';
import styles from './Organization.module.css';

export const handle = peopleRoutes.organization;

export async function loader({ request, params, context }: LoaderArgs) {
  if (params['id'] === undefined) throw redirect('/organizationlist');
  const api = context.get(apiContext);
  const org = await loadOrg(request, api, params['id']);
  return { org, seo: orgSeo(org, api.publicUrl, `/organizationdetail/${org.orgNo}`) };
}

/** The plain facts of an organization and how to reach it. */
export default function Organization({ loaderData: { org } }: PageProps<typeof loader>) {
  const facts = [
    { label: '类型', value: orgTypes[org.orgType] },
    { label: '行业', value: org.industryName },
    { label: '规模', value: org.sizeName },
    { label: '所在地', value: org.regionName },
    { label: org.orgType === OrgType.school ? '学校代码' : '统一社会信用代码', value: org.orgCode },
    { label: '网站', value: org.orgDomain },
  ];
  return (
    <div className="page">
      <OrgHead
        org={org}
        crumbs={[listOf(org.orgType), { label: org.orgName, to: orgPath(org.orgNo) }, { label: '单位介绍' }]}
        actions={<LinkButton to={orgPath(org.orgNo)}>看它的课程</LinkButton>}
      />
      <div className={styles.columns}>
        <section aria-labelledby="org-intro">
          <h2 id="org-intro">介绍</h2>
          <p className={text.intro}>{org.intro || '这家单位还没有写介绍。'}</p>
        </section>
        <div className={styles.side}>
          <section aria-labelledby="org-contacts">
            <h2 id="org-contacts" className={styles.name}>
              联系方式
            </h2>
            <OrgContacts org={org} />
          </section>
          <section aria-labelledby="org-facts">
            <h2 id="org-facts" className={styles.name}>
              基本信息
            </h2>
            <div className={styles.facts}>
              <FactList facts={facts} label="基本信息" />
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
