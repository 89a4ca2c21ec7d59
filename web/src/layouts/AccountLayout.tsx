import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation, useMatches, useRouteError } from 'react-router';
import { entryOf } from '../kit/page.ts';
import { useSession } from '../kit/session.tsx';
import { TrayEntry } from '../kit/upload/TrayEntry.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Button } from '../ui/Button.tsx';
import { crumbsOf } from './account/crumbs.ts';
import { trailTo } from '../kit/navigation/menuTree.ts';
import { SideMenu } from './account/SideMenu.tsx';
import styles from './AccountLayout.module.css';
import { centres } from '../kit/navigation/destinations.ts';
import { Drawer } from '../ui/Drawer.tsx';
import { ErrorPlace } from './ErrorScreen.tsx';
import { Frame } from './Frame.tsx';
import { KeepAliveOutlet } from './KeepAliveOutlet.tsx';

/** The pages of an identity, some of them kept as they were left. */
export default function AccountLayout() {
  const session = useSession();
  return (
    <AccountFrame>
      <KeepAliveOutlet key={`${session?.current.id}:${session?.preview?.roleName ?? ''}`} />
    </AccountFrame>
  );
}

/** A page that is refused, missing or broken leaves the way to the others. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <AccountFrame>
      <ErrorPlace error={error} />
    </AccountFrame>
  );
}

/** Side menu of 170 beside a main area of 1010; on phones the menu is a drawer. */
function AccountFrame({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const session = useSession();
  const { pathname } = useLocation();
  const page = entryOf(useMatches().at(-1));
  const centre = centres[session?.current.userType ?? 1];
  const menu = session?.menu ?? [];
  const trail = trailTo(menu, pathname);
  const crumbs = crumbsOf(centre?.name ?? '账户', menu, trail, { title: page?.title ?? '', pathname });
  const side = menu.length > 0 ? <SideMenu menu={menu} trail={trail} /> : null;
  return (
    <Frame>
      <div className={styles.columns} data-side={side ? '' : undefined}>
        {side ? <aside className={styles.side}>{side}</aside> : null}
        <div className={styles.main}>
          <div className={styles.top}>
            {side ? (
              <span className={styles.open}>
                <Button size="sm" icon={<PanelLeft size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
                  {centre?.name}
                </Button>
              </span>
            ) : null}
            {crumbs.length > 1 ? <Breadcrumb items={crumbs} /> : null}
          </div>
          {children}
        </div>
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} side="left" label={centre?.name ?? '菜单'}>
        {side}
      </Drawer>
      <TrayEntry />
    </Frame>
  );
}
