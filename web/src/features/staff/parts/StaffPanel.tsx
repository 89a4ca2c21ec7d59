import { useState } from 'react';
import type { Department } from '#contract/user/orgDepart.ts';
import type { listRole, Member } from '#contract/user/orgMembers.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { useListState } from '../../../kit/list/useListState.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { staffList } from './addresses.ts';
import type { StatusTab } from './addresses.ts';
import { EditDialog } from './EditDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { RolesDialog } from './RolesDialog.tsx';
import type { MemberAct } from './StaffActs.tsx';
import { StaffFilters } from './StaffFilters.tsx';
import { StaffList } from './StaffList.tsx';

export type StaffRole = OutputOf<typeof listRole.output>['list'][number];

interface StaffPanelProps {
  staff: LoadedPage<Member>;
  counts: { active: number; disabled: number; invited: number } | undefined;
  departments: readonly Department[];
  roles: readonly StaffRole[];
}

const labels: Record<StatusTab, string> = { active: '在职', invited: '已邀请', disabled: '已停用', all: '全部' };

/** Tabs by status, conditions, the people, and whatever is done to one of them. */
export function StaffPanel({ staff, counts, departments, roles }: StaffPanelProps) {
  const list = useList(staffList, staff);
  const [acting, setActing] = useState<{ member: Member; act: MemberAct } | null>(null);
  const close = () => setActing(null);
  const all = counts && { ...counts, all: counts.active + counts.disabled + counts.invited };
  const items = (Object.keys(labels) as StatusTab[]).map((key) => ({
    key,
    label: labels[key],
    count: all?.[key],
    to: list.hrefOf({ filters: { status: key } }),
  }));
  return (
    <>
      <Tabs label="员工状态" items={items} current={list.filters.status} />
      <StaffFilters list={list} departments={departments} roles={roles} />
      <List
        of={list}
        unit="人"
        empty={<NobodyThere status={list.filters.status} clearHref={list.clearHref} isNarrowed={isNarrowed(list)} />}
      >
        {(rows) => (
          <StaffList rows={rows} departments={departments} onAct={(member, act) => setActing({ member, act })} />
        )}
      </List>
      {acting?.act === 'edit' ? <EditDialog member={acting.member} departments={departments} onClose={close} /> : null}
      {acting?.act === 'roles' ? <RolesDialog member={acting.member} onClose={close} /> : null}
      {acting?.act === 'disable' || acting?.act === 'enable' || acting?.act === 'remove' ? (
        <LeaveDialog member={acting.member} act={acting.act} onClose={close} />
      ) : null}
    </>
  );
}

type StaffHandle = ReturnType<typeof useListState<NonNullable<typeof staffList.filters>>>;

const isNarrowed = (list: StaffHandle): boolean =>
  !list.isDefault('keyword') || !list.isDefault('departmentId') || !list.isDefault('roleId');

interface NobodyProps {
  status: StatusTab;
  clearHref: string;
  isNarrowed: boolean;
}

const notes: Record<StatusTab, string> = {
  active: '接受了邀请的人会在这里',
  invited: '发出去还没有答复的邀请会在这里',
  disabled: '停用的员工会在这里，随时可以启用',
  all: '邀请一位同事，从这里开始',
};

function NobodyThere({ status, clearHref, isNarrowed: narrowed }: NobodyProps) {
  if (narrowed) {
    const clear = (
      <LinkButton to={clearHref} size="sm" variant="primary">
        清除条件
      </LinkButton>
    );
    return <Empty title="没有符合条件的员工" note="放宽条件再看看" action={clear} />;
  }
  return <Empty title={status === 'all' ? '还没有员工' : `没有${labels[status]}的员工`} note={notes[status]} />;
}
