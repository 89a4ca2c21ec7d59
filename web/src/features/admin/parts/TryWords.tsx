import { useState } from 'react';
import { wordTrial } from '#contract/fields/console.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { tryOut } from '#contract/system/adminWord.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { tryWords } from './wordCalls.ts';

type Hits = OutputOf<typeof tryOut.output>['hits'];

/** Looks through a sentence as if somebody were about to send it; nothing is sent. */
export function TryWords() {
  const [hits, setHits] = useState<Hits | null>(null);
  const sending = useCallForm(tryWords, {
    fields: wordTrial,
    initial: { text: '' },
    onDone: (found) => setHits(found.hits),
  });
  return (
    <CallForm
      of={{ ...sending, unsaved: false }}
      label="试一句话"
      actions={
        <Button type="submit" size="sm" loading={sending.sending} loadingLabel="正在看">
          试一试
        </Button>
      }
    >
      <FormTextarea form={sending.form} name="text" rows={2} help="看看这句话会不会被拦下；什么也不会发出" />
      {hits === null ? null : <Outcome hits={hits} />}
    </CallForm>
  );
}

function Outcome({ hits }: { hits: Hits }) {
  if (hits.length === 0) return <Banner>没有敏感词，可以发出</Banner>;
  const places = hits.map(({ word, written, at }) =>
    written === word ? `第 ${at} 个字起的「${written}」` : `第 ${at} 个字起的「${written}」（${word}）`,
  );
  return <Banner tone="warn">不让发出：{places.join('、')}</Banner>;
}
