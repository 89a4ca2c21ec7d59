import { Lock } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { ContourArt } from '../ui/ContourArt.tsx';
import { Empty } from '../ui/Empty.tsx';
import styles from './NoPermission.module.css';

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
        <span className={styles.art}>
          <ContourArt />
          <Lock size={32} aria-hidden="true" />
        </span>
      }
      title="没有权限"
      note={note}
      action={<Button onClick={back}>返回</Button>}
    />
  );
}
