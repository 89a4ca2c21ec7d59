import { CallError } from '#contract/kit/callError.ts';

type Contracts = Awaited<ReturnType<typeof fetchAll>>;

/** Zod comes with them, which the page does not wait for. */
async function fetchAll() {
  const [courses, chapters, periods] = await Promise.all([
    import('#contract/course/courseAudit.ts'),
    import('#contract/course/chapterAudit.ts'),
    import('#contract/course/periodAudit.ts'),
  ]);
  return { courses, chapters, periods };
}

let kept: Promise<Contracts> | undefined;

/**
 * The calls that write a course. An editor asks for them as soon as it is there and keeps them: a page that is being
 * closed can send its last word, but has no time to fetch how. @throws CallError when they cannot be fetched, as calls do
 */
export const contracts = (): Promise<Contracts> =>
  (kept ??= fetchAll().catch(() => {
    kept = undefined;
    throw new CallError({ code: 2, msg: '网络连接不上，请检查网络后再试' });
  }));
