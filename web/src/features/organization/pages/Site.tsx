import * as orgSite from '#contract/user/orgSite.ts';
import { ProofWay, UNPROVEN_DAYS } from '#contract/rules/orgSites.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { formPage, infoPage } from '../parts/infoTitle.ts';
import { SiteForm } from '../parts/SiteForm.tsx';
import { SiteProof } from '../parts/SiteProof.tsx';
import styles from '../parts/Site.module.css';
import { organizationRoutes } from '../routes.ts';

export const handle = organizationRoutes.site;

export async function loader({ request, context }: LoaderArgs) {
  return { site: await answerOr(request, context.get(apiContext).call(orgSite.view, {})) };
}

/** An organization's own host: that it is theirs, and how it looks there. */
export default function Site({ loaderData: { site } }: PageProps<typeof loader>) {
  const { orgDomain, isVerified, isOn, failedSince } = site;
  return (
    <>
      <PageHead
        size="work"
        title="自己的域名"
        note="用你们的域名打开，就是你们的主页：你们的名称、标志与主色"
        actions={<LinkButton to={infoPage}>单位资料</LinkButton>}
      />
      {orgDomain === '' ? (
        <Empty
          title="还没有填写域名"
          note="先在资料里写下你们的域名，如 learn.example.cn，再回到这里证明它是你们的"
          action={
            <LinkButton to={formPage} size="sm" variant="primary">
              去填写
            </LinkButton>
          }
        />
      ) : (
        <>
          <div className={styles.notices}>
            {isVerified === 0 ? (
              <Banner>「{orgDomain}」还没有证明是你们的：证明之前，用它打开的不是你们的主页</Banner>
            ) : isOn === 0 ? (
              <Banner>「{orgDomain}」停用着：用它打开的是平台的首页</Banner>
            ) : (
              <Banner>
                「{orgDomain}」启用着，{ProofWay.labels[site.proofWay]}，{shownTime(site.verifiedAt ?? '')} 证明
              </Banner>
            )}
            {failedSince ? (
              <Banner tone="warn">
                {shownTime(failedSince)} 起找不到证明了：{UNPROVEN_DAYS} 天之内放回去，域名不受影响
              </Banner>
            ) : null}
          </div>
          <section className={styles.part}>
            <SectionHead title="证明它是你们的" note="两种办法选一种，一直留着：我们每天夜里看一次" />
            <SiteProof site={site} />
          </section>
          <section className={styles.part}>
            <SectionHead title="样子" note="保存后几秒之内生效；每种主色在浅色与深色下都看得清" />
            <SiteForm key={`${site.orgTheme} ${site.icpNo} ${isOn}`} site={site} />
          </section>
        </>
      )}
    </>
  );
}
