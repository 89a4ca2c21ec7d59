import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { AskDialog } from './AskDialog.tsx';
import styles from './AskDialog.module.css';
import { drawFormula } from './drawFormula.ts';

const samples = {
  分数: '\\frac{a}{b}',
  根号: '\\sqrt{x}',
  上下标: 'x_i^2',
  求和: '\\sum_{i=1}^{n} x_i',
  积分: '\\int_a^b f(x)\\,dx',
  极限: '\\lim_{x \\to 0} f(x)',
  矩阵: '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
  分段: 'f(x)=\\begin{cases} x, & x \\ge 0 \\\\ -x, & x < 0 \\end{cases}',
};

/** A formula in LaTeX with what it looks like: the one that is chosen, or a new one. */
export function FormulaDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [chosen] = useState(() => chosenIn(editor));
  const [latex, setLatex] = useState(chosen?.latex ?? '');
  const [isBlock, setBlock] = useState(chosen?.isBlock ?? false);
  const [asked, setAsked] = useState(false);
  const typed = latex.trim();
  const { html, error } = typed === '' ? { error: '请输入公式' } : drawFormula(typed, isBlock);

  function use(): void {
    setAsked(true);
    if (error !== undefined) return;
    const type = isBlock ? 'blockFormula' : 'inlineFormula';
    editor
      .chain()
      .focus()
      .insertContent({ type, attrs: { latex: typed } })
      .run();
    onClose();
  }

  return (
    <AskDialog editor={editor} title="公式" act={chosen ? '更新公式' : '插入公式'} onUse={use} onClose={onClose}>
      <div className={styles.samples}>
        {Object.entries(samples).map(([name, sample]) => (
          <Button key={name} size="sm" onClick={() => setLatex(`${latex}${latex === '' ? '' : ' '}${sample}`)}>
            {name}
          </Button>
        ))}
      </div>
      <Field label="LaTeX" error={asked || typed !== '' ? error : undefined}>
        <Textarea
          rows={3}
          maxLength={1000}
          spellCheck={false}
          value={latex}
          onChange={({ target }) => setLatex(target.value)}
        />
      </Field>
      <Checkbox label="独占一行" checked={isBlock} onChange={({ target }) => setBlock(target.checked)} />
      {html === undefined ? (
        <div className={styles.preview}>
          <p className={styles.still}>写好的公式显示在这里</p>
        </div>
      ) : (
        <div className={styles.preview} role="img" aria-label="预览" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </AskDialog>
  );
}

function chosenIn(editor: Editor): { latex: string; isBlock: boolean } | undefined {
  const isBlock = editor.isActive('blockFormula');
  if (!isBlock && !editor.isActive('inlineFormula')) return undefined;
  return { latex: String(editor.getAttributes(isBlock ? 'blockFormula' : 'inlineFormula').latex), isBlock };
}
