import { List } from '../../../kit/list/List.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { WordSearch } from '../../../kit/list/WordSearch.tsx';
import { Can } from '../../../kit/Can.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { roleListSpec } from './addresses.ts';
import type { LoadedRoles } from './loadRoles.ts';
import type { Place } from './places.ts';
import styles from './RoleList.module.css';
import { RoleTable } from './RoleTable.tsx';

/** The roles that somebody keeps. */
export function RoleList({ roles, place }: { roles: LoadedRoles; place: Place }) {
  const list = useList(roleListSpec, roles);
  const all = (
    <LinkButton to={list.clearHref} size="sm" variant="primary">
      看全部角色
    </LinkButton>
  );
  return (
    <>
      <div className={styles.bar}>
        <WordSearch
          key={list.filters.roleName}
          label="角色名称"
          words={list.filters.roleName}
          maxLength={20}
          onSearch={(roleName) => list.change({ filters: { roleName }, page: 1 })}
        />
        <Can action={place.mayReadLog}>
          <TextLink to={`${place.log}?operation=角色`} tone="quiet">
            操作日志
          </TextLink>
        </Can>
      </div>
      <List of={list} unit="个" empty={<Empty title="没有这样的角色" note="换一个名称试试" action={all} />}>
        {(rows) => <RoleTable rows={rows} place={place} />}
      </List>
    </>
  );
}
