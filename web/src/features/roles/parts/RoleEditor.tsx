import { NoPermission } from '../../../kit/NoPermission.tsx';
import { useSession } from '../../../kit/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import type { LoadedForm } from './loadForm.ts';
import type { Place } from './places.ts';
import { RoleForm } from './RoleForm.tsx';

/** The page around the form; a role that may only be looked at says why. */
export function RoleEditor({ loaded, place }: { loaded: LoadedForm; place: Place }) {
  const session = useSession();
  const { role, id } = loaded;
  if (!session?.can(place.mayEdit)) return <NoPermission as="h1" note="当前角色不能修改角色，请联系管理员" />;
  if (id !== null && role?.isEditable === 0) {
    const back = (
      <LinkButton to={place.list} size="sm" variant="primary">
        回到角色列表
      </LinkButton>
    );
    const note = role.isBuiltIn === 1 ? '内置角色由平台维护' : '它的权限或数据范围比你的多';
    return <Empty as="h1" title={`不能修改「${role.roleName}」`} note={note} action={back} />;
  }
  return (
    <>
      <PageHead
        size="work"
        title={id === null ? '新建角色' : `编辑「${role?.roleName ?? ''}」`}
        note={role && id !== null && role.memberCount > 0 ? `${role.memberCount} 人在使用，保存后立刻生效` : undefined}
      />
      {/* another role is another form */}
      <RoleForm key={id ?? `copy-${role?.id ?? ''}`} loaded={loaded} place={place} />
    </>
  );
}
