import { useNavigate } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { ContourArt } from '../ui/ContourArt.tsx';
import { Empty } from '../ui/Empty.tsx';

interface NoPermissionProps {
  /** What the current identity lacks, when the page can say it. */
  note?: string;
  as?: 'h1' | 'h2' | 'p';
}

/** In place of what the current identity may not see, with the way back. */
export function NoPermission({ note = '当前身份不能打开这里，换一个身份或联系管理员', as }: NoPermissionProps) {
  const navigate = useNavigate();
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
      note={note}
      action={<Button onClick={back}>返回</Button>}
    />
  );
}

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
