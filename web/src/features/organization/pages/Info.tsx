import { Can } from '../../../kit/Can.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ChangeState } from '../parts/ChangeState.tsx';
import { exportPage, formPage, infoTitle, sitePage } from '../parts/infoTitle.ts';
import { loadInfo } from '../parts/loadInfo.ts';
import { OrgFacts } from '../parts/OrgFacts.tsx';
import styles from '../parts/OrgFacts.module.css';
import { organizationRoutes } from '../routes.ts';

export const handle = organizationRoutes.info;

export const loader = ({ request, context }: LoaderArgs) => loadInfo(request, context.get(apiContext));

/** What is known of my organization; who may edit it finds the way there. */
export default function Info({ loaderData: { facts, change } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead
        size="work"
        title={infoTitle(facts.orgType)}
        actions={
          <>
            <Can action="orgLog:view">
              <LinkButton to="/account/loglist?operation=资料">操作日志</LinkButton>
            </Can>
            <Can action="org:edit">
              <LinkButton to={sitePage}>自己的域名</LinkButton>
              <LinkButton to={exportPage}>导出全部数据</LinkButton>
              <LinkButton to={formPage} variant="primary">
                修改资料
              </LinkButton>
            </Can>
          </>
        }
      />
      {change ? <ChangeState change={change} /> : null}
      <OrgFacts facts={facts} />
      <p className={styles.public}>
        <TextLink to={`/organizationdetail/${facts.orgNo}`} arrow>
          看公开页面
        </TextLink>
      </p>
    </>
  );
}
