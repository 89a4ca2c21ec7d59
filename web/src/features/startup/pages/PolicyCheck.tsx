import { redirect } from 'react-router';
import { valueOf } from '#contract/rules/choice.ts';
import { Fit } from '#contract/rules/eligibility.ts';
import * as check from '#contract/startup/policyCheck.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { checkSpec, FACTS, LIBRARY } from '../parts/addresses.ts';
import { KeepDate } from '../parts/KeepDate.tsx';
import { PolicyRow } from '../parts/PolicyRow.tsx';
import { RuleLines } from '../parts/RuleLines.tsx';
import { StartTabs } from '../parts/StartTabs.tsx';
import { startPolicyRoutes } from '../routes.ts';

export const handle = startPolicyRoutes.check;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const { isSaved, regionCode } = await answerOr(request, api.call(check.getFacts, {}));
  if (isSaved === 0) throw redirect(FACTS);
  return {
    hasPlace: regionCode !== '',
    loaded: await loadList(request, checkSpec, ({ filters, page }) =>
      api.call(check.list, { fit: valueOf(Fit, filters.fit) ?? Fit.fits, pageCurrent: page }),
    ),
  };
}

const nothing: Record<Fit, string> = {
  [Fit.fits]: '现在没有完全符合的，看看还差资料的',
  [Fit.unknown]: '资料都填齐了',
  [Fit.lacks]: '没有不符合的',
};

/** What a founder qualifies for where they are, what is missing, and until when. */
export default function PolicyCheck({ loaderData: { hasPlace, loaded } }: PageProps<typeof loader>) {
  const list = useList(checkSpec, loaded);
  const counts = 'page' in loaded ? loaded.page.counts : [];
  const current = valueOf(Fit, list.filters.fit) ?? Fit.fits;
  return (
    <div className="page">
      <PageHead
        title="政策自测"
        note={hasPlace ? '你所在地区现在能申请的政策，逐条对照' : '还没有填在哪里创业，只对照了全国的政策'}
        actions={<LinkButton to={FACTS}>改我的情况</LinkButton>}
      />
      <StartTabs current="check" />
      <FilterRows>
        <FilterRow
          label="结果"
          current={list.filters.fit}
          options={Fit.values.map((fit) => ({
            key: String(fit),
            label: `${Fit.labels[fit]} ${counts.find((one) => one.fit === fit)?.count ?? 0}`,
            to: list.hrefOf({ filters: { fit: String(fit) as '1' } }),
          }))}
        />
      </FilterRows>
      <List
        of={list}
        unit="条"
        empty={
          <Empty
            title={nothing[current]}
            note="政策库里还有别的地区与过去的政策"
            action={
              <LinkButton to={LIBRARY} size="sm" variant="primary">
                看政策库
              </LinkButton>
            }
          />
        }
      >
        {(rows) => (
          <RowList label="对照的结果">
            {rows.map((row) => (
              <PolicyRow
                key={row.id}
                row={row}
                end={row.applyUntil === '' ? undefined : <KeepDate policy={row} isKept={row.isKept} />}
              >
                <RuleLines judgement={row.judgement} />
              </PolicyRow>
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
