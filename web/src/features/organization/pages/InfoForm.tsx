import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { FactsForm } from '../parts/FactsForm.tsx';
import styles from '../parts/InfoForm.module.css';
import { exportPage, infoPage, infoTitle, sitePage } from '../parts/infoTitle.ts';
import { loadForm } from '../parts/loadInfo.ts';
import { ReviewedForm } from '../parts/ReviewedForm.tsx';
import { organizationRoutes } from '../routes.ts';

export const handle = organizationRoutes.infoForm;

export const loader = ({ request, context }: LoaderArgs) => loadForm(request, context.get(apiContext));

/** Two forms: what changes at once, and what the platform vouches for and therefore reviews. */
export default function InfoForm({ loaderData: { facts, change, lists } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead
        size="work"
        title={`修改${infoTitle(facts.orgType)}`}
        actions={
          <>
            <LinkButton to={sitePage}>自己的域名</LinkButton>
            <LinkButton to={exportPage}>导出全部数据</LinkButton>
            <LinkButton to={infoPage}>看资料</LinkButton>
          </>
        }
      />
      <section className={styles.part} aria-labelledby="at-once">
        <h2 id="at-once" className={styles.title}>
          介绍与联系方式
        </h2>
        <p className={styles.note}>保存后立刻生效，公开页面随之更新</p>
        <FactsForm facts={facts} lists={lists} />
      </section>
      <section className={styles.part} aria-labelledby="reviewed">
        <h2 id="reviewed" className={styles.title}>
          名称、代码与证照
        </h2>
        <p className={styles.note}>平台核对之后生效；审核期间显示原来的</p>
        {/* Handed in, withdrawn or decided, the form begins with the new facts. */}
        <ReviewedForm key={`${change?.id ?? ''}:${change?.auditStatus ?? ''}`} facts={facts} change={change} />
      </section>
    </>
  );
}
