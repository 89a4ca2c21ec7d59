import type { RoleRow } from '#contract/system/authRole.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { WordSearch } from '../../../kit/list/WordSearch.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { orgRoleSpec } from './addresses.ts';
import { consolePlace } from './places.ts';
import styles from './RoleList.module.css';
import { RoleTable } from './RoleTable.tsx';

interface OrgRolesProps {
  orgs: readonly { orgNo: string; orgName: string }[];
  roles: LoadedPage<RoleRow> | null;
}

/** The roles of one organization: the operator sees the site as one of them, and changes none. */
export function OrgRoles({ orgs, roles }: OrgRolesProps) {
  const list = useListState(orgRoleSpec);
  const options = orgs.map(({ orgNo, orgName }) => ({
    key: orgNo,
    label: orgName,
    to: list.hrefOf({ filters: { orgNo } }),
  }));
  const all = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      看全部单位
    </LinkButton>
  );
  return (
    <>
      <div className={styles.bar}>
        <WordSearch
          key={list.filters.orgName}
          label="单位名称"
          words={list.filters.orgName}
          maxLength={50}
          onSearch={(orgName) => list.change({ filters: { orgName, orgNo: '' }, page: 1 })}
        />
      </div>
      {options.length > 0 ? (
        <FilterRows>
          <FilterRow label="单位" options={options} current={list.filters.orgNo} />
        </FilterRows>
      ) : (
        <Empty title="没有这样的单位" note="换一个名称试试" action={all} />
      )}
      {roles ? <Chosen roles={roles} /> : <p className={styles.hint}>选一家单位，看它的角色</p>}
    </>
  );
}

function Chosen({ roles }: { roles: LoadedPage<RoleRow> }) {
  const list = useList(orgRoleSpec, roles);
  const other = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      换一家单位
    </LinkButton>
  );
  return (
    <List of={list} unit="个" empty={<Empty title="这家单位没有角色" note="它还没有入驻完成" action={other} />}>
      {(rows) => <RoleTable rows={rows} place={consolePlace} isForeign />}
    </List>
  );
}
