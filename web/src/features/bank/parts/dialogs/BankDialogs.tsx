import type { QuestionRow } from '#contract/exam/questionFacts.ts';
import type { QuestionFolder } from '#contract/exam/questionFolder.ts';
import type { LoadedBank } from '../list/loadBank.ts';
import type { QuestionAct } from '../list/QuestionActs.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import { ReportsDialog } from './ReportsDialog.tsx';
import { TagDialog } from './TagDialog.tsx';
import { UseDialog } from './UseDialog.tsx';

interface BankDialogsProps {
  act: QuestionAct;
  rows: readonly QuestionRow[];
  folders: readonly QuestionFolder[];
  summary: LoadedBank['summary'];
  onClose: () => void;
  /** Several were changed, none of them is chosen any more. */
  onDone: () => void;
}

/** The dialog of an act; what it takes comes with the first press. */
export function BankDialogs({ act, rows, folders, summary, onClose, onDone }: BankDialogsProps) {
  const first = rows[0];
  if (!first) return null;
  if (act === 'use') return <UseDialog row={first} onClose={onClose} />;
  if (act === 'reports') return <ReportsDialog row={first} onClose={onClose} />;
  if (act === 'tag') return <TagDialog {...{ rows, summary, onClose, onDone }} />;
  return <BatchDialog {...{ act, rows, folders, onClose, onDone }} />;
}
