import { CircleSlash } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../kit/session.tsx';
import { ActButton } from '../../../shared/courses/ActButton.tsx';
import type { Question } from './QuestionPost.tsx';

const CloseDialog = lazy(() => import('./CloseDialog.tsx').then((part) => ({ default: part.CloseDialog })));

/** Offered to who asked, and to operators. */
export function CloseButton({ of }: { of: Question }) {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  if (of.mayClose === 0 && !session?.can('accusation:handle')) return null;
  return (
    <>
      <ActButton
        icon={<CircleSlash size={16} aria-hidden="true" />}
        label="关闭"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense>{isOpen ? <CloseDialog of={of} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
