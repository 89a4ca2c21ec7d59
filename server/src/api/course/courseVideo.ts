import { and, desc, eq, like, ne } from 'drizzle-orm';
import * as contract from '#contract/course/courseVideo.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { enabled } from '../../db/enabled.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { shownMedia } from '../../domain/authoring/outline.ts';
import { handle } from '../../kit/handle.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';

export const list = handle(contract.list, async ({ db, user }, { fileType, fileName, ...request }) => {
  const mine = and(
    eq(mediaFile.userNo, user.userNo),
    enabled(mediaFile),
    ne(mediaFile.mediaState, MediaState.failed),
    fileType === undefined ? undefined : eq(mediaFile.fileType, fileType),
    fileName === '' ? undefined : like(mediaFile.fileName, containing(fileName)),
  );
  const rows = db.select().from(mediaFile).where(mine).orderBy(desc(mediaFile.id));
  const page = await paginate(request, rows.$dynamic(), () => db.$count(mediaFile, mine));
  return { ...page, list: page.list.map(shownMedia) };
});
