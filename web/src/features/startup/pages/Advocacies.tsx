import { policyAdvocacyPath } from '#contract/rules/pagePaths.ts';
import * as advocacy from '#contract/startup/policyAdvocacy.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { totalText } from '../../../kit/list/totalText.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { ADVOCACIES, advocacySpec, LIBRARY } from '../parts/addresses.ts';
import { AdvocacyRow } from '../parts/AdvocacyRow.tsx';
import { StartTabs } from '../parts/StartTabs.tsx';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.advocacies;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const loaded = await loadList(request, advocacySpec, ({ filters, page }) =>
    api.call(advocacy.list, { str: [...filters.str].slice(0, 60).join(''), pageCurrent: page }),
  );
  const { list, pageCurrent } = 'page' in loaded ? loaded.page : { list: [], pageCurrent: 1 };
  return {
    loaded,
    seo: {
      description: '把几条创业政策放在一起讲清楚：先办哪一件、再办哪一件。',
      canonical: pageCurrent > 1 ? `${ADVOCACIES}?page=${pageCurrent}` : ADVOCACIES,
      jsonLd: graph(
        itemListLd(
          api.publicUrl,
          list.map(({ id, title }) => ({ name: title, path: policyAdvocacyPath(id) })),
        ),
      ),
    },
  };
}

/** Articles that make policies known. */
export default function Advocacies({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(advocacySpec, loaded);
  const total = list.source.page ? `共 ${totalText(list.source.page)} 篇` : undefined;
  return (
    <div className="page">
      <PageHead
        title="政策宣传"
        note="几条政策放在一起讲"
        actions={<SearchInResults list={list} name="str" label="在政策宣传中搜索" total={total} />}
      />
      <StartTabs current="advocacies" />
      <List
        of={list}
        unit="篇"
        empty={
          <Empty
            title={list.filters.str === '' ? '还没有政策宣传' : '没有找到'}
            note="也可以直接看政策库"
            action={
              <LinkButton to={LIBRARY} size="sm" variant="primary">
                看政策库
              </LinkButton>
            }
          />
        }
      >
        {(rows) => (
          <RowList label="政策宣传">
            {rows.map((row) => (
              <AdvocacyRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
