import type { QuesBrief } from '#contract/community/questionsShapes.ts';
import { NONE } from '#contract/rules/id.ts';
import { SIMILAR_FROM } from '#contract/rules/ques.ts';

/** Questions that say nearly the same as these words; what it takes is fetched with the first. */
export async function fetchSimilar(words: string, exceptId: string = NONE): Promise<readonly QuesBrief[]> {
  const title = words.trim().slice(0, 100);
  if ([...title].length < SIMILAR_FROM) return [];
  const [{ call }, contract] = await Promise.all([
    import('../../../kit/call.ts'),
    import('#contract/community/questions.ts'),
  ]);
  const { list } = await call(contract.similar, { title, exceptId }, { isShowErrTip: false });
  return list;
}
