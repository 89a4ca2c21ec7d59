import type { Department } from '#contract/user/orgDepart.ts';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import type { useListState } from '../../../kit/list/useListState.ts';
import { Can } from '../../../kit/Can.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { staffList } from './addresses.ts';
import styles from './StaffFilters.module.css';
import type { StaffRole } from './StaffPanel.tsx';

interface StaffFiltersProps {
  list: ReturnType<typeof useListState<NonNullable<typeof staffList.filters>>>;
  departments: readonly Department[];
  roles: readonly StaffRole[];
}

/** Keyword, department and role; all of them stand in the address. */
export function StaffFilters({ list, departments, roles }: StaffFiltersProps) {
  const { departmentId, roleId } = list.filters;
  return (
    <div className={styles.bar}>
      <ListSearch list={list} label="姓名、手机号或工号" />
      {departments.length > 0 ? (
        <Select
          size="sm"
          className={styles.choice}
          aria-label="部门"
          value={departmentId}
          placeholder="全部部门"
          options={departments.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          onChange={({ target }) => list.change({ filters: { departmentId: target.value } })}
        />
      ) : null}
      <Select
        size="sm"
        className={styles.choice}
        aria-label="角色"
        value={roleId}
        placeholder="全部角色"
        options={roles.map(({ id, roleName }) => ({ value: id, label: roleName }))}
        onChange={({ target }) => list.change({ filters: { roleId: target.value } })}
      />
      <span className={styles.links}>
        <TextLink to="/account/department" tone="quiet">
          部门
        </TextLink>
        <TextLink to="/account/staff/learnOverview" tone="quiet">
          学习概况
        </TextLink>
        <Can action="orgLog:view">
          <TextLink to="/account/loglist?operation=员工" tone="quiet">
            操作日志
          </TextLink>
        </Can>
      </span>
    </div>
  );
}
