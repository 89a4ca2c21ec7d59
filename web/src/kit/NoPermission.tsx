import { useLocation, useNavigate } from 'react-router';
import { menuOf } from '#contract/rules/menus.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { Button } from '../ui/Button.tsx';
import { ContourArt } from '../ui/ContourArt.tsx';
import { Empty } from '../ui/Empty.tsx';
import { identityName } from './identityName.ts';
import { places } from './navigation/destinations.ts';
import { trailTo } from './navigation/menuTree.ts';
import { isWithin } from './navigation/sections.ts';
import { useSession } from './session.tsx';
import { useIdentitySwitch } from './useIdentitySwitch.ts';

interface NoPermissionProps {
  /** What the current identity lacks, when the page can say it. */
  note?: string;
  as?: 'h1' | 'h2' | 'p';
}

/** In place of what the current identity may not see: the identity that may, where the user has it, and the way back. */
export function NoPermission({ note = '当前身份不能打开这里，换一个身份或联系管理员', as }: NoPermissionProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { switchTo, isSwitching } = useIdentitySwitch();
  const cure = session?.identities.find(({ id, userType }) => id !== session.current.id && opens(userType, pathname));
  const back = () => {
    const isFirst = ((window.history.state as { idx?: number } | null)?.idx ?? 0) === 0;
    void (isFirst ? navigate('/', { replace: true }) : navigate(-1));
  };
  return (
    <Empty
      as={as}
      art={
        <ContourArt>
          <LockedPath />
        </ContourArt>
      }
      title="没有权限"
      note={
        session && cure ? `你现在的身份是${identityName(session.current)}，换成${identityName(cure)}就能打开` : note
      }
      action={
        cure ? (
          <Button
            variant="primary"
            loading={isSwitching}
            loadingLabel="切换中"
            onClick={() => void switchTo(cure, { stay: true })}
          >
            切换身份
          </Button>
        ) : (
          <Button onClick={back}>返回</Button>
        )
      }
    />
  );
}

/** Whether the page stands in the menu of such an identity, or in the operator's console. */
const opens = (userType: UserType, pathname: string): boolean =>
  userType === UserType.operator
    ? isWithin(pathname, places.console)
    : trailTo(menuOf({ userType, isRecommended: true, isGradeAdmin: true }), pathname).length > 0;

/** The path ends at a lock. */
function LockedPath() {
  return (
    <g fill="none" stroke="var(--c-accent)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M30 168C80 164 108 140 134 122" />
      <circle cx="30" cy="168" r="4.5" fill="var(--c-accent)" />
      <path d="M151 92V80a13 13 0 0 1 26 0v12" />
      <rect x="140" y="92" width="48" height="36" rx="7" fill="var(--c-page)" />
      <path d="M164 106v8" />
    </g>
  );
}
