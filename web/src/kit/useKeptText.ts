import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * The words of a part that opens when somebody asks for it: what is typed stays on this device until it is sent, so that
 * neither a reload nor a stray Escape takes it.
 */
export function useKeptText(name: string) {
  const [text, setText] = useState(() => readDraft<{ text: string }>(name)?.text ?? '');
  const write = (typed: string): void => {
    setText(typed);
    if (typed === '') dropDraft(name);
    else keepDraft(name, { text: typed });
  };
  return { text, write, sent: () => write('') };
}
