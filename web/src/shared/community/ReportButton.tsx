import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { SubjectKind } from '#contract/rules/blog.ts';
import { useLoginAddress } from '../../kit/navigation/useLoginAddress.ts';
import { useSession } from '../../kit/session.tsx';
import { ActButton } from '../courses/ActButton.tsx';

const ReportDialog = lazy(() => import('./ReportDialog.tsx').then((part) => ({ default: part.ReportDialog })));

export interface ReportTarget {
  subjectKind: SubjectKind;
  subjectId: string;
  /** How the dialog calls it. */
  what: string;
}

/** Part of a page, beside others like it. */
const isPart = ({ subjectKind }: ReportTarget): boolean =>
  subjectKind !== SubjectKind.article && subjectKind !== SubjectKind.ques;

/** 举报: the dialog comes with the press; guests sign in first. */
export function ReportButton(target: ReportTarget) {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const login = useLoginAddress();
  const navigate = useNavigate();
  return (
    <>
      <ActButton
        icon={<Flag size={isPart(target) ? 16 : 18} aria-hidden="true" />}
        label="举报"
        aria-haspopup="dialog"
        onClick={() => (session ? setOpen(true) : void navigate(login))}
      />
      <Suspense>{isOpen ? <ReportDialog {...target} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
