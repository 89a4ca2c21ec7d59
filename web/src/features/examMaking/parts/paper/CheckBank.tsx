import { useState } from 'react';
import { call } from '../../../../kit/call.ts';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { checkCells } from '../calls.ts';
import type { PaperDesk } from './usePaper.ts';

/** Asks whether the bank has enough for every rule; what is short is shown at its rule. */
export function CheckBank({ desk }: { desk: PaperDesk }) {
  const [isAsking, setAsking] = useState(false);
  const check = async () => {
    setAsking(true);
    try {
      if (!(await desk.flush())) return; // a change that is saved afterwards would take away what the check has found
      const { cells } = await call(await checkCells(), { id: desk.id, sections: desk.sections });
      const short = cells.filter(({ isFilled }) => isFilled === 0);
      desk.setIssues(
        new Map(short.map(({ section, cell, text }) => [`sections.${section}.cells.${cell}.count`, text])),
      );
      toast(short.length === 0 ? '题库里的题够抽' : `有 ${short.length} 条规则抽不够`);
    } catch {
      // the call has said what went wrong
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button loading={isAsking} loadingLabel="检查中" onClick={() => void check()}>
      检查题量
    </Button>
  );
}
