import * as nomination from '#contract/position/nomination.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { plainSpec } from '../parts/addresses.ts';
import { OwnNominationRow } from '../parts/OwnNominationRow.tsx';
import { cooperationRoutes } from '../routes.ts';

export const handle = cooperationRoutes.nominations;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, plainSpec, ({ page }) => context.get(apiContext).call(nomination.mine, { pageCurrent: page }));

/** Where schools ask whether the reader may be recommended; nothing is shown to anybody before they agree. */
export default function Nominations({ loaderData }: PageProps<typeof loader>) {
  const list = useList(plainSpec, loaderData);
  const shown = 'page' in loaderData ? loaderData.page.shown : [];
  return (
    <>
      <PageHead
        size="work"
        title="学校推荐"
        note="学校想把你推荐给合作的企业；你同意之后企业才看得到你，也可以随时收回"
      />
      <List
        of={list}
        unit="个"
        empty={
          <Empty
            title="还没有学校推荐你"
            note="绑定了学校，老师就可以为合作企业的职位推荐你；想去的职位，也可以自己投递"
            action={
              <LinkButton to="/positionlist" size="sm" variant="primary">
                看职位
              </LinkButton>
            }
          />
        }
      >
        {(rows) => (
          <RowList label="学校推荐">
            {rows.map((row) => (
              <OwnNominationRow key={row.id} row={row} shown={shown} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}
