import type { RoleRow } from '#contract/system/authRole.ts';
import { Can } from '../../../kit/Can.tsx';
import { useSeeAs } from '../../../kit/useSeeAs.ts';
import { MenuButton, MenuLink } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { Place } from './places.ts';
import styles from './RoleTable.module.css';

interface RoleActsProps {
  row: RoleRow;
  place: Place;
  isForeign?: boolean;
  onDelete: () => void;
}

/** Edit at hand; copying, deleting and looking through it under … . */
export function RoleActs({ row, place, isForeign, onDelete }: RoleActsProps) {
  const { seeAs, isBusy } = useSeeAs();
  const isEditable = row.isEditable === 1;
  const look = (
    <MenuButton disabled={row.isVisitable === 0 || isBusy} onSelect={() => void seeAs(row.id)}>
      以此角色查看
    </MenuButton>
  );
  if (isForeign) {
    return <MoreMenu label={`${row.roleName}的操作`}>{look}</MoreMenu>;
  }
  return (
    <Can action={[place.mayEdit, place.maySeeAs]}>
      <span className={styles.acts}>
        {isEditable ? <TextLink to={`${place.edit}?id=${row.id}`}>编辑</TextLink> : null}
        <MoreMenu label={`${row.roleName}的更多操作`}>
          <Can action={place.maySeeAs}>{look}</Can>
          <Can action={place.mayEdit}>
            <MenuLink to={`${place.edit}?copy=${row.id}`}>复制成新角色</MenuLink>
            {isEditable ? (
              <MenuButton danger onSelect={onDelete}>
                删除
              </MenuButton>
            ) : null}
          </Can>
        </MoreMenu>
      </span>
    </Can>
  );
}
