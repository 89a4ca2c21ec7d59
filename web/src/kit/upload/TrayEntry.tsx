import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../session.tsx';
import { restoreUploads } from './uploads.ts';
import { useUploads } from './useUploads.ts';

const UploadTray = lazy(() => import('./UploadTray.tsx').then((part) => ({ default: part.UploadTray })));

/** The tray, once there is something in it; also what a reload cut off. */
export function TrayEntry() {
  const userNo = useSession()?.user.userNo;
  const { items } = useUploads();
  useEffect(() => {
    if (userNo) restoreUploads(userNo);
  }, [userNo]);
  if (items.length === 0) return null;
  return (
    <Suspense>
      <UploadTray items={items} />
    </Suspense>
  );
}
