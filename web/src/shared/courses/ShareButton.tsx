import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ActButton } from './ActButton.tsx';

const ShareDialog = lazy(() => import('./ShareDialog.tsx').then((module) => ({ default: module.ShareDialog })));

export interface ShareButtonProps {
  target: { targetType: 'course' | 'article' | 'blog' | 'certificate'; targetId: string };
  /** Path of the page that is shared. */
  path: string;
  title: string;
}

/** 分享: the address, and a poster with a code. */
export function ShareButton(props: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActButton
        icon={<Share2 size={18} aria-hidden="true" />}
        label="分享"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
