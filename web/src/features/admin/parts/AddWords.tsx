import { useState } from 'react';
import { bannedWords } from '#contract/fields/console.ts';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_WORD, MOST_WORDS, WORDS_BYTES } from '#contract/rules/bannedWords.ts';
import type { add, read } from '#contract/system/adminWord.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { SheetDrop } from '../../../kit/sheet/SheetDrop.tsx';
import { sendSheet } from '../../../kit/sheet/sendSheet.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { addWords, READ_WORDS } from './wordCalls.ts';

/** One word or many, a line each: typed, pasted, or read from a file before anything is added. */
export function AddWords({ onClose }: { onClose: () => void }) {
  const finish = useFinish(onClose);
  const [reading, setReading] = useState(false);
  const sending = useCallForm(addWords, {
    fields: bannedWords,
    initial: { words: '' },
    onDone: (outcome) => finish(saidOf(outcome)),
  });
  const { form, setFailure } = sending;
  async function take(file: File): Promise<void> {
    setReading(true);
    setFailure(null);
    try {
      const { words } = await sendSheet<OutputOf<typeof read.output>>(READ_WORDS, file, {}, WORDS_BYTES);
      form.setValue('words', words);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setReading(false);
    }
  }
  return (
    <FormDialog
      of={sending}
      title="添加敏感词"
      label="添加敏感词"
      note="大小写、全角、空格与标点不算，保存的是去掉它们之后的字"
      submitLabel="添加"
      busyLabel="添加中"
      onClose={onClose}
    >
      <FormTextarea
        form={form}
        name="words"
        rows={8}
        help={`一行一个，每个最多 ${MOST_WORD} 个字，一共最多 ${MOST_WORDS.toLocaleString('en-US')} 个；重复的与空行会跳过`}
      />
      <SheetDrop
        checking={reading}
        accept=".txt,.csv,.xlsx"
        label="从文件里读"
        sentence="也可以选择或拖入一个文件，读出来的词先放在上面"
        note=".txt 一行一个，.xlsx 放在第一列，不超过 2 MB"
        onFile={(file) => void take(file)}
      />
    </FormDialog>
  );
}

/** What became of the lines, in a sentence. */
function saidOf({
  addedCount,
  repeatedCount,
  knownCount,
  passedOver,
  blankCount,
}: OutputOf<typeof add.output>): string {
  const notes = [
    repeatedCount > 0 ? `${repeatedCount} 行重复` : '',
    knownCount > 0 ? `${knownCount} 个早已有了` : '',
    blankCount > 0 ? `${blankCount} 行是空的` : '',
  ].filter(Boolean);
  const which =
    passedOver.length > 0 ? `（${passedOver.slice(0, 3).join('、')}${passedOver.length > 3 ? '等' : ''}）` : '';
  return notes.length === 0 ? `加了 ${addedCount} 个词` : `加了 ${addedCount} 个词；跳过：${notes.join('，')}${which}`;
}
