import { startShowPath } from '#contract/rules/pagePaths.ts';
import * as show from '#contract/startup/show.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { graph, itemListLd } from '../../../shared/courses/jsonLd.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { PROJECTS } from '../parts/addresses.ts';
import { SHOWS, showSpec } from '../parts/showAddresses.ts';
import { ShowRow } from '../parts/ShowRow.tsx';
import { ShowTabs } from '../parts/ShowTabs.tsx';
import { startShowRoutes } from '../showRoutes.ts';

export const handle = startShowRoutes.shows;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const loaded = await loadList(request, showSpec, ({ filters: { when }, page }) =>
    api.call(show.list, { when, pageCurrent: page }),
  );
  const { list } = 'page' in loaded ? loaded.page : { list: [] };
  return {
    loaded,
    seo: {
      description: '创业项目上台讲自己：什么时候、在哪里、有谁，办过的还有结果。',
      canonical: SHOWS,
      jsonLd: graph(
        itemListLd(
          api.publicUrl,
          list.map(({ id, title }) => ({ name: title, path: startShowPath(id) })),
        ),
      ),
    },
  };
}

/** Road shows and contests that come, and those that are over. */
export default function Shows({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(showSpec, loaded);
  const { when } = list.filters;
  return (
    <div className="page">
      <PageHead title="路演与大赛" note="项目上台讲自己，谁都可以来看" />
      <ShowTabs current={when} />
      <List
        of={list}
        unit="场"
        empty={
          <Empty
            title={when === 'coming' ? '最近没有路演' : '还没有办过路演'}
            note="孵化单位定了时间就会出现在这里"
            action={
              <LinkButton to={PROJECTS} size="sm" variant="primary">
                看看项目
              </LinkButton>
            }
          />
        }
      >
        {(rows) => (
          <RowList label="路演与大赛">
            {rows.map((row) => (
              <ShowRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
