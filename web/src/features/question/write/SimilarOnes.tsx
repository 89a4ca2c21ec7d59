import { useEffect, useState } from 'react';
import type { QuesBrief } from '#contract/community/questionsShapes.ts';
import { Briefs } from '../parts/Briefs.tsx';
import { fetchSimilar } from '../parts/fetchSimilar.ts';

const STILL_MS = 400;

/** While a title is written: what others asked already, opened beside so that nothing typed is lost. */
export function SimilarOnes({ title, exceptId }: { title: string; exceptId?: string }) {
  const [found, setFound] = useState<readonly QuesBrief[]>([]);
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(() => {
      fetchSimilar(title, exceptId).then(
        (list) => isGone || setFound(list),
        () => isGone || setFound([]),
      );
    }, STILL_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [title, exceptId]);
  return (
    <section aria-labelledby="similar" aria-live="polite">
      <h2 id="similar">相近的问题</h2>
      {found.length > 0 ? (
        <Briefs label="相近的问题" list={found} newTab />
      ) : (
        <p>写标题时，这里会列出别人问过的；也许已经有答案。</p>
      )}
    </section>
  );
}
