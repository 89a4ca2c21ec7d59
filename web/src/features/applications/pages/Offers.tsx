import * as offers from '#contract/position/offerLetter.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { lookSpec } from '../parts/addresses.ts';
import { OwnOfferRow } from '../parts/OwnOfferRow.tsx';
import { applicationRoutes } from '../routes.ts';

export const handle = applicationRoutes.offers;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, lookSpec, ({ page }) => context.get(apiContext).call(offers.mine, { pageCurrent: page }));

/** The letters that somebody received, the newest first. */
export default function Offers({ loaderData }: PageProps<typeof loader>) {
  const list = useList(lookSpec, loaderData);
  return (
    <>
      <PageHead
        size="work"
        title="录用信"
        note="信有编号，在证书核验里可以查真假；过了最晚答复的日子就不能再接受"
        actions={<LinkButton to={applicationRoutes.jobs.path}>我的投递</LinkButton>}
      />
      <List
        of={list}
        unit="封"
        empty={<Empty title="还没有录用信" note="企业决定录用的时候会发到这里，你也会收到消息" />}
      >
        {(rows) => (
          <RowList label="录用信">
            {rows.map((row) => (
              <OwnOfferRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}
