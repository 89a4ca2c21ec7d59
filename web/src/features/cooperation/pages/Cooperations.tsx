import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as cooperation from '#contract/position/cooperation.ts';
import { CooperationState } from '#contract/rules/cooperation.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { cooperationSpec, cooperationStates } from '../parts/addresses.ts';
import styles from '../parts/Cooperation.module.css';
import { CooperationRow } from '../parts/CooperationRow.tsx';
import { InviteDialog } from '../parts/InviteDialog.tsx';
import { cooperationRoutes } from '../routes.ts';

export const handle = cooperationRoutes.list;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, cooperationSpec, ({ filters, page }) =>
    context
      .get(apiContext)
      .call(cooperation.list, { cooperationState: Number(filters.state) as CooperationState, pageCurrent: page }),
  );

/** Partners, invitations and what is over, for schools and enterprises alike. */
export default function Cooperations({ loaderData }: PageProps<typeof loader>) {
  const list = useList(cooperationSpec, loaderData);
  const [isInviting, setInviting] = useState(false);
  const isEnterprise = useSession()?.current.userType === UserType.enterprise;
  const counts = 'page' in loaderData ? loaderData.page.counts : [];
  const countOf = (state: CooperationState) =>
    counts.find(({ cooperationState }) => cooperationState === state)?.count ?? 0;
  const invite = (
    <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={() => setInviting(true)}>
      {isEnterprise ? '邀请学校或机构' : '邀请企业'}
    </Button>
  );
  return (
    <>
      <PageHead
        size="work"
        title="校企合作"
        note={
          isEnterprise ? '合作的学校可以推荐学员，学员同意之后才看得到' : '看得到合作企业要什么人，也可以推荐自己的学员'
        }
        actions={
          <>
            <LinkButton to="/account/enterpriseschool/learners">
              {isEnterprise ? '推荐来的学员' : '推荐的学员'}
            </LinkButton>
            {invite}
          </>
        }
      />
      <div className={styles.filters}>
        <FilterRows>
          <FilterRow
            label="状态"
            current={list.filters.state}
            options={cooperationStates.map((state) => ({
              key: String(state),
              label: `${CooperationState.labels[state]} ${countOf(state)}`,
              to: list.hrefOf({ filters: { state: String(state) } }),
            }))}
          />
        </FilterRows>
      </div>
      <List of={list} unit="家" empty={<Nothing state={list.filters.state} isEnterprise={isEnterprise} />}>
        {(rows) => (
          <RowList label="校企合作">
            {rows.map((row) => (
              <CooperationRow key={row.id} row={row} isEnterprise={isEnterprise} />
            ))}
          </RowList>
        )}
      </List>
      {isInviting ? <InviteDialog isEnterprise={isEnterprise} onClose={() => setInviting(false)} /> : null}
    </>
  );
}

function Nothing({ state, isEnterprise }: { state: string; isEnterprise: boolean }) {
  if (state !== String(CooperationState.active))
    return (
      <Empty title={`没有${CooperationState.labels[Number(state) as CooperationState]}的`} note="换一个状态看看" />
    );
  return (
    <Empty
      title="还没有合作单位"
      note={`点「${isEnterprise ? '邀请学校或机构' : '邀请企业'}」，写明想怎样合作；对方接受之后就在这里`}
      action={
        <LinkButton to={isEnterprise ? '/organizationlist' : '/enterpriseList'} size="sm" variant="primary">
          {isEnterprise ? '看有哪些学校与机构' : '看有哪些企业'}
        </LinkButton>
      }
    />
  );
}
