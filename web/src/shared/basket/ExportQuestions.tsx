import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ExportChoice } from '#contract/exam/questionExport.ts';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../kit/call.ts';
import { keepFile } from '../../kit/sheet/keepFile.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { MenuButton } from '../../ui/MenuItem.tsx';

interface ExportQuestionsProps {
  /** Which questions: `{ ids }`, or what they have in common; nothing means the whole own bank. */
  of: ExportChoice;
  /** Title of the printed sheet. */
  title?: string;
  disabled?: boolean;
}

const ways = [
  { key: 'excel', label: 'Excel（可以再导入）' },
  { key: 'qti', label: 'QTI 3.0 压缩包' },
  { key: 'paper', label: 'PDF，只有题目' },
  { key: 'answers', label: 'PDF，附答案与解析' },
] as const;

/** 导出: a menu of the ways in which questions leave the bank. The contract comes with the first press. */
export function ExportQuestions({ of, title = '', disabled }: ExportQuestionsProps) {
  const [busy, setBusy] = useState(false);
  async function take(way: (typeof ways)[number]['key']): Promise<void> {
    setBusy(true);
    try {
      const { excel, qti, pdf } = await import('#contract/exam/questionExport.ts');
      if (way === 'excel') keepFile(await call(excel, of));
      else if (way === 'qti') keepFile(await call(qti, of));
      else keepFile(await call(pdf, { ...of, title, isWithAnswers: way === 'answers' ? 1 : 0 }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
  }
  return (
    <Menu
      align="end"
      width="md"
      disabled={disabled || busy}
      triggerClass={buttonClass({})}
      trigger={
        <>
          {busy ? '导出中' : '导出'}
          <ChevronDown size={16} aria-hidden="true" />
        </>
      }
    >
      {ways.map(({ key, label }) => (
        <MenuButton key={key} onSelect={() => void take(key)}>
          {label}
        </MenuButton>
      ))}
    </Menu>
  );
}
