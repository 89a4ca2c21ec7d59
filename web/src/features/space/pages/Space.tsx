import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { isId } from '#contract/rules/id.ts';
import * as space from '#contract/system/space.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { UploadButton } from '../../../kit/upload/UploadButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { kindOfWord, spaceFiles } from '../parts/addresses.ts';
import { FolderDialog } from '../parts/FolderDialog.tsx';
import { Quota } from '../parts/Quota.tsx';
import { SpaceList } from '../parts/SpaceList.tsx';
import { useFreshSpace } from '../parts/useFreshSpace.ts';
import { spaceRoutes } from '../routes.ts';

export const handle = spaceRoutes.space;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const rows = await loadList(request, spaceFiles, ({ filters: { kind, folder, keyword }, page }) =>
    api.call(space.list, {
      ...(kind !== 'all' && { fileType: kindOfWord[kind] }),
      ...((folder === '0' || isId(folder)) && { folderId: folder }),
      keyword: keyword.slice(0, 50),
      pageCurrent: page,
    }),
  );
  return { rows, summary: await answerOr(request, api.call(space.summary, {})) };
}

/** A person's own files, in whichever identity they came: uploaded here, used in courses, shared by links. */
export default function Space({ loaderData: { rows, summary } }: PageProps<typeof loader>) {
  const [isNaming, setNaming] = useState(false);
  useFreshSpace();
  return (
    <>
      <PageHead
        size="work"
        title="我的空间"
        note="上传一次，课程、作业与分享都可以用"
        actions={
          <>
            <Button icon={<FolderPlus size={18} aria-hidden="true" />} onClick={() => setNaming(true)}>
              新建文件夹
            </Button>
            <UploadButton label="上传文件" />
          </>
        }
      />
      <Quota summary={summary} />
      <SpaceList rows={rows} summary={summary} />
      {isNaming ? <FolderDialog onClose={() => setNaming(false)} /> : null}
    </>
  );
}
