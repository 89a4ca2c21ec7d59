import * as contract from '#contract/course/course.ts';
import { chapterPage } from '../../domain/catalogue/chapters.ts';
import { courseView } from '../../domain/catalogue/detail.ts';
import { changeChannelPassword } from '../../domain/channel/password.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, async (ctx, { courseId }) => {
  const shown = await courseView(ctx.db, courseId, { user: null, enrolment: 'none' }, ctx.now);
  const { isFree, version } = shown;
  const guest = { userNo: null, isOwner: false, enrolment: 'none', isFreeCourse: isFree === 1, version } as const;
  const chapters = await chapterPage(ctx.db, courseId, { pageCurrent: 1, pageSize: 100 }, guest);
  return { ...shown, chapterList: chapters.list };
});

export const channelPasswordUpdate = handle(contract.channelPasswordUpdate, async (ctx, { password }) => ({
  password: await changeChannelPassword(ctx, password),
}));
