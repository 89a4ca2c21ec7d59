import * as offers from '#contract/position/offerLetter.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { DeskOfferRow } from '../parts/DeskOfferRow.tsx';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.offers;

const spec = listSpec({ filters: {} });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page }) => context.get(apiContext).call(offers.list, { pageCurrent: page }));

/** The letters of the enterprise, the newest first. */
export default function Offers({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  return (
    <>
      <PageHead
        size="work"
        title="录用信"
        note="发出以后内容不变；对方接受之后，到岗那天在人才库移到已录用"
        actions={<LinkButton to={hiringRoutes.talent.path}>人才库</LinkButton>}
      />
      <List
        of={list}
        unit="封"
        empty={<Empty title="还没有发过录用信" note="打开一位沟通、测评或面试过的候选人，点「发录用信」" />}
      >
        {(rows) => (
          <RowList label="录用信">
            {rows.map((row) => (
              <DeskOfferRow key={row.id} row={row} />
            ))}
          </RowList>
        )}
      </List>
    </>
  );
}
