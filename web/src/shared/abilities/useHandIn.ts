import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { dropDraft, keepDraft, readDraft } from '../../kit/drafts.ts';
import { toast } from '../../ui/toast.ts';

interface HandingIn {
  /** Where the browser keeps the note until it is sent. */
  name: string;
  /** Sends what is not saved yet; false when that was refused. */
  flush: () => Promise<boolean>;
  send: (note: string) => Promise<unknown>;
  /** Where it leads once it is handed in. */
  done: string;
}

export type HandIn = ReturnType<typeof useHandIn>;

/** The last step of a wizard: a word to the reviewer, and the handing in once the last of what is written is saved. */
export function useHandIn({ name, flush, send, done }: HandingIn) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const bringBack = () => setNote(readDraft<{ note: string }>(name)?.note ?? '');
    bringBack();
  }, [name]);

  const write = (words: string): void => {
    setNote(words);
    setError(undefined);
    keepDraft(name, { note: words });
  };
  const submit = async (): Promise<void> => {
    setSending(true);
    try {
      if (!(await flush())) return;
      await send(note);
      dropDraft(name);
      toast('提交成功');
      await navigate(done);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure.issues.find(({ path }) => path === 'note')?.message);
    } finally {
      setSending(false);
    }
  };
  return { note, error, isSending, write, submit };
}
