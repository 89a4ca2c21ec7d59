import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { CertificateTemplate } from '#contract/course/certificateTemplate.ts';
import * as template from '#contract/course/certificateTemplate.ts';
import { wireTime } from '#contract/rules/time.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import styles from '../parts/Template.module.css';
import { TemplateCard } from '../parts/TemplateCard.tsx';
import { TemplateForm } from '../parts/TemplateForm.tsx';
import { orgTeachingRoutes } from '../routes.ts';

export const handle = orgTeachingRoutes.certificateTemplate;

const templateList = listSpec({ filters: {} });

export async function loader({ request, context }: LoaderArgs) {
  const rows = await loadList(request, templateList, ({ page }) =>
    context.get(apiContext).call(template.list, { pageCurrent: page }),
  );
  return { rows, today: wireTime(new Date()), orgName: 'page' in rows ? rows.page.orgName : '' };
}

const { path } = orgTeachingRoutes.certificateTemplate;

/** How the certificates of an organization look; `?edit=` opens one, or `new`. */
export default function Templates({ loaderData: { rows, today, orgName } }: PageProps<typeof loader>) {
  const list = useList<CertificateTemplate, NonNullable<typeof templateList.filters>>(templateList, rows);
  const [query] = useSearchParams();
  const wanted = query.get('edit');
  const row = list.source.page?.list.find(({ id }) => id === wanted);
  if (row || wanted === 'new') {
    return (
      <>
        <PageHead
          size="work"
          title={row ? `修改「${row.templateName}」` : '添加证书模板'}
          note="改了以后颁发的才用新的，已经颁发的证书不变"
        />
        <TemplateForm key={wanted} row={row} orgName={orgName} listPath={path} />
      </>
    );
  }
  const add = (
    <LinkButton to="?edit=new" variant="primary" icon={<Plus size={18} aria-hidden="true" />}>
      添加模板
    </LinkButton>
  );
  const first = (
    <LinkButton to="?edit=new" size="sm" variant="primary">
      添加模板
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="证书模板"
        note="本单位课程的结业证书长什么样；可以在课程认证里给一门课另选一个"
        actions={add}
      />
      <List
        of={list}
        unit="个"
        empty={
          <Empty title="还没有模板" note="现在用的是平台的样子；添加第一个，本单位的课程就都用它" action={first} />
        }
      >
        {(shown) => (
          <ul className={styles.grid}>
            {shown.map((one) => (
              <TemplateCard key={one.id} row={one} orgName={orgName} today={today} />
            ))}
          </ul>
        )}
      </List>
    </>
  );
}
