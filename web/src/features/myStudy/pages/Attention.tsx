import { list as bloggers } from '#contract/community/blogAttention.ts';
import type { Page } from '#contract/kit/page.ts';
import { list as followed } from '#contract/user/attention.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { attentionTabs, plainList } from '../parts/addresses.ts';
import type { Followed } from '../parts/FollowedRow.tsx';
import { FollowedRow } from '../parts/FollowedRow.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.attention;

export async function loader({ request, context }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const kind = readTab(attentionTabs, searchParams);
  const api = context.get(apiContext);
  return {
    rows: await loadList(request, plainList, async ({ page: pageCurrent }) =>
      kind === 'blogger' ? followedBloggers(api, pageCurrent) : api.call(followed, { kind, pageCurrent }),
    ),
  };
}

async function followedBloggers(api: PageApi, pageCurrent: number): Promise<Page<Followed>> {
  const page = await api.call(bloggers, { pageCurrent });
  const list = page.list.map(({ id, gmtCreate, blogger: { userNo, userName, headImgUrl, blogName, intro } }) => ({
    id,
    gmtCreate,
    headImgUrl,
    kind: 'blogger' as const,
    refNo: userNo,
    name: userName,
    note: blogName || intro,
  }));
  return { ...page, list };
}

const words = {
  lecturer: { label: '讲师', unit: '位', title: '还没有关注讲师', to: '/lecturer', go: '看看讲师' },
  blogger: { label: '博主', unit: '位', title: '还没有关注博主', to: '/blog', go: '看看博客' },
  organization: { label: '机构', unit: '家', title: '还没有关注机构', to: '/organization', go: '看看机构' },
} as const;

/** Lecturers, organizations and bloggers that are followed. */
export default function Attention({ loaderData: { rows } }: PageProps<typeof loader>) {
  const tabs = useTab(attentionTabs);
  const list = useList(plainList, rows);
  const { label, unit, title, to, go } = words[tabs.tab];
  const choose = (
    <LinkButton to={to} size="sm" variant="primary">
      {go}
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="我的关注" />
      <TabFrame label="我的关注" of={tabs} tabs={attentionTabs.map((key) => ({ key, label: words[key].label }))}>
        <List of={list} unit={unit} empty={<Empty title={title} note="关注之后，在这里就能找到" action={choose} />}>
          {(people) => (
            <RowList label={`关注的${label}`}>
              {people.map((one) => (
                <FollowedRow key={one.id} row={one} />
              ))}
            </RowList>
          )}
        </List>
      </TabFrame>
    </>
  );
}
