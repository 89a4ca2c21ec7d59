import type { list } from '#contract/community/questions.ts';
import type { QuesCard } from '#contract/community/questionsShapes.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import type { Piece } from '../../../shared/community/Endless.tsx';

type Wish = Omit<InputOf<typeof list.input>, 'afterId'>;

/** Asks for what comes after a question of a list; the contract comes with the first time. */
export const moreOf =
  (wish: Wish) =>
  async (afterId: string): Promise<Piece<QuesCard>> => {
    const [{ call }, questions] = await Promise.all([
      import('../../../kit/call.ts'),
      import('#contract/community/questions.ts'),
    ]);
    return call(questions.list, { ...wish, afterId }, { isShowErrTip: false });
  };
