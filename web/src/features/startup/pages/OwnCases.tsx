import { ConsentState } from '#contract/rules/startCases.ts';
import * as consent from '#contract/startup/caseConsent.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { CaseRow } from '../parts/CaseRow.tsx';
import { CaseTabs } from '../parts/CaseTabs.tsx';
import { consentTones } from '../parts/caseTones.ts';
import { ConsentActs } from '../parts/ConsentActs.tsx';
import { CASES, OWN_CASE, ownCaseSpec } from '../parts/programmeAddresses.ts';
import { startCaseRoutes } from '../programmeRoutes.ts';

export const handle = startCaseRoutes.mine;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  return {
    loaded: await loadList(request, ownCaseSpec, ({ page }) => api.call(consent.list, { pageCurrent: page })),
  };
}

/** The cases that are about the caller, and whether they are named in them. */
export default function OwnCases({ loaderData: { loaded } }: PageProps<typeof loader>) {
  const list = useList(ownCaseSpec, loaded);
  return (
    <div className="page">
      <PageHead title="写到我的案例" note="没有同意之前不写出你的名字；同意了以后随时可以收回" />
      <CaseTabs current="mine" />
      <List
        of={list}
        unit="个"
        empty={
          <Empty
            title="还没有写到你的案例"
            note="项目毕业之后，孵化单位写到你会先来问"
            action={
              <LinkButton to={CASES} variant="primary">
                看典型案例
              </LinkButton>
            }
          />
        }
      >
        {(rows) => (
          <RowList label="写到我的案例">
            {rows.map((row) => (
              <CaseRow
                key={row.id}
                row={row}
                to={`${OWN_CASE}?id=${row.id}`}
                end={
                  <StatusDot tone={consentTones[row.consentState]}>{ConsentState.labels[row.consentState]}</StatusDot>
                }
              >
                <ConsentActs row={row} />
              </CaseRow>
            ))}
          </RowList>
        )}
      </List>
    </div>
  );
}
