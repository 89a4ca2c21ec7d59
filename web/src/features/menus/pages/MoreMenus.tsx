import { UserType } from '#contract/rules/userTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import type { SideMenuNode } from '../../../kit/navigation/menuTree.ts';
import { MOST_PINS, usePins } from '../../../kit/navigation/pins.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { MenuTile } from '../parts/MenuTile.tsx';
import styles from '../parts/MoreMenus.module.css';
import { menusRoutes } from '../routes.ts';

export const handle = menusRoutes.moreMenus;

/** Every menu entry of the current identity as a tile; those that are used much can be pinned to the side menu. */
export default function MoreMenus() {
  const session = useSession();
  const pins = usePins();
  const menu = session?.menu ?? [];
  if (menu.length === 0) return <NoMenus isOperator={session?.own.userType === UserType.operator} />;
  return (
    <>
      <PageHead
        size="work"
        title="全部菜单"
        note={`常用的钉在左边菜单的最上面，最多 ${MOST_PINS} 个，只在这个浏览器里`}
      />
      {grouped(menu).map(({ name, entries }) => (
        <section key={name} className={styles.group} aria-label={name}>
          <h2 className={styles.name}>{name}</h2>
          <ul className={styles.tiles}>
            {entries.map((node) => (
              <MenuTile key={node.menuCode} node={node} pins={pins} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Entries that stand alone come first, as one group. */
function grouped(menu: readonly SideMenuNode[]): { name: string; entries: readonly SideMenuNode[] }[] {
  const alone = menu.filter(({ children }) => children.length === 0);
  const groups = menu.filter(({ children }) => children.length > 0);
  return [
    ...(alone.length > 0 ? [{ name: '主要', entries: alone }] : []),
    ...groups.map(({ menuName, children }) => ({ name: menuName, entries: children })),
  ];
}

function NoMenus({ isOperator }: { isOperator: boolean }) {
  const step = (
    <LinkButton to={isOperator ? '/admin' : '/'} size="sm" variant="primary">
      {isOperator ? '去运营后台' : '回到首页'}
    </LinkButton>
  );
  return (
    <Empty
      as="h1"
      title="这个身份没有菜单"
      note={isOperator ? '平台运营的入口都在后台' : '角色里没有任何菜单，请联系管理员'}
      action={step}
    />
  );
}
