import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLoginAddress } from '../../../kit/navigation/useLoginAddress.ts';
import { useSession } from '../../../kit/session.tsx';
import { ActButton } from '../../../shared/courses/ActButton.tsx';

const ReportDialog = lazy(() => import('./ReportDialog.tsx').then((part) => ({ default: part.ReportDialog })));

export interface ReportTarget {
  weblogId: string;
  commentId?: string;
  /** How the dialog calls it. */
  what: string;
}

/** 举报: the dialog comes with the press; guests sign in first. */
export function ReportButton(target: ReportTarget) {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const login = useLoginAddress();
  const navigate = useNavigate();
  return (
    <>
      <ActButton
        icon={<Flag size={target.commentId === undefined ? 18 : 16} aria-hidden="true" />}
        label="举报"
        aria-haspopup="dialog"
        onClick={() => (session ? setOpen(true) : void navigate(login))}
      />
      <Suspense>{isOpen ? <ReportDialog {...target} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
