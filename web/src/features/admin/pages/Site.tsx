import * as site from '#contract/system/adminSite.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Removals } from '../parts/Removals.tsx';
import { SiteForm } from '../parts/SiteForm.tsx';
import { siteGroups, siteTabs } from '../parts/siteGroups.ts';
import { adminRoutes } from '../routes.ts';

export const handle = adminRoutes.site;

export const loader = async ({ request, context }: LoaderArgs) => ({
  site: await answerOr(request, context.get(apiContext).call(site.get, {})),
});

/** The settings of the whole site. */
export default function Site({ loaderData: { site: settings } }: PageProps<typeof loader>) {
  const tabs = useTab(siteTabs);
  return (
    <>
      <PageHead size="work" title="站点设置" />
      <TabFrame label="站点设置" of={tabs} tabs={siteTabs.map((key) => ({ key, label: siteGroups[key].label }))}>
        <SiteForm key={`${tabs.tab}:${settings.version}`} tab={tabs.tab} site={settings} />
        {tabs.tab === 'keeping' ? <Removals removals={settings.removals} /> : null}
        {tabs.tab === 'access' ? (
          <Banner>站点不运行第三方统计代码：安全策略只放行本站的脚本。访问与学习的数字在「概览」里。</Banner>
        ) : null}
      </TabFrame>
    </>
  );
}
