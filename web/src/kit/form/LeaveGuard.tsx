import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** While it is mounted, leaving this address asks first. The router knows one blocker at a time, so mount it only when needed. */
export function LeaveGuard({ note = '填写的内容还没有提交，离开后会丢失。' }: { note?: string }) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) => here.pathname !== next.pathname || here.search !== next.search,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="离开这一页吗"
      note={note}
      cancelLabel="继续填写"
      confirmLabel="离开"
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
