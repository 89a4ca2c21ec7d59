import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/kit/schema.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { lettersIn } from '#contract/rules/richText.ts';
import { call } from '../../../../kit/call.ts';
import type { Fields } from '../../../../kit/form/fields.ts';
import { pieces } from '../../../../kit/Marked.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { editHref, previewHref } from '../addresses.ts';
import { findAlike } from '../calls.ts';
import { useValueAt } from './at.ts';
import styles from './Editor.module.css';
import { underlinePassages } from './underlinePassages.ts';

type Twin = OutputOf<Awaited<ReturnType<typeof findAlike>>['output']>['list'][number];

const STILL_MS = 1200;
const FEWEST = 8;

/** Questions of the bank that are much like the one that is being written, with three ways out. */
export function Twins({ form, id }: { form: Fields; id: string | undefined }) {
  const stem = useValueAt(form, 'stem') as string;
  const [twins, setTwins] = useState<Twin[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      if (lettersIn(stem) < FEWEST) return setTwins([]);
      const options = { isShowErrTip: false, signal: asking.signal };
      const found = await call(await findAlike(), { id, stem }, options).catch(() => null);
      if (found && !asking.signal.aborted) setTwins(found.list);
    };
    const timer = setTimeout(() => void ask(), STILL_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [stem, id]);
  const shown = twins.filter((twin) => !refused.includes(twin.id));
  const [first] = shown;
  useEffect(() => underlinePassages(first?.passages ?? []), [first]);
  if (!first) return null;
  return (
    <section className={styles.twins} aria-label="相近的题" aria-live="polite">
      <Copy size={16} aria-hidden="true" />
      <ul>
        {shown.map((twin) => (
          <li key={twin.id}>
            <p>
              <b>重合 {twin.share}%</b>　
              {pieces(twin.title, twin.marks).map(({ at, words, marked }) =>
                marked ? <u key={at}>{words}</u> : <span key={at}>{words}</span>,
              )}
              <small>
                （{[QuestionType.labels[twin.questionType], ...(twin.year ? [String(twin.year)] : [])].join('，')}，用过{' '}
                {twin.countUsed} 次）
              </small>
            </p>
            <p className={styles.checks}>
              <a href={previewHref(twin.id)} target="_blank" rel="noopener noreferrer">
                对照着看
              </a>
              {twin.isOwn === 1 ? <a href={editHref(twin)}>改用那道题</a> : null}
              <Button size="sm" variant="text" onClick={() => setRefused([...refused, twin.id])}>
                不是一回事
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
