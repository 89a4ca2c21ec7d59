import type { list } from '#contract/community/blog.ts';
import type { BlogCard } from '#contract/community/blogShapes.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import type { Piece } from '../../../shared/community/Endless.tsx';

type Wish = Omit<InputOf<typeof list.input>, 'afterId'>;

/** Asks for what comes after an article of a list; the contract comes with the first time. */
export const moreOf =
  (wish: Wish) =>
  async (afterId: string): Promise<Piece<BlogCard>> => {
    const [{ call }, blog] = await Promise.all([import('../../../kit/call.ts'), import('#contract/community/blog.ts')]);
    return call(blog.list, { ...wish, afterId }, { isShowErrTip: false });
  };
