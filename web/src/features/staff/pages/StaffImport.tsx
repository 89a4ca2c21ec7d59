import * as imports from '#contract/user/orgMembersImport.ts';
import { CHECKED } from '#contract/rules/importStates.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadPage } from '../../../kit/list/loadPage.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { idIn, IMPORT, importList } from '../parts/addresses.ts';
import { ImportCheck } from '../parts/ImportCheck.tsx';
import { ImportDone } from '../parts/ImportDone.tsx';
import { ImportHistory } from '../parts/ImportHistory.tsx';
import { ImportStart } from '../parts/ImportStart.tsx';
import styles from '../parts/StaffImport.module.css';
import { staffRoutes } from '../routes.ts';

export const handle = staffRoutes.staffImport;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const id = idIn(search.get(IMPORT) ?? '');
  if (id !== undefined) return { view: await answerOr(request, api.call(imports.view, { id })), history: null };
  const { page } = readList(importList, search);
  const listed = api.call(imports.list, { pageCurrent: page, pageSize: 10 });
  return { view: null, history: await answerOr(request, loadPage(listed)) };
}

/** From a template to invited people in three steps; each step has an address of its own and survives a reload. */
export default function StaffImport({ loaderData: { view, history } }: PageProps<typeof loader>) {
  const step = view === null ? 0 : view.importStatus === CHECKED ? 1 : 3;
  return (
    <>
      <PageHead size="work" title="批量导入员工" note="导入的人都先收到邀请，接受之后才成为员工" />
      <div className={styles.steps}>
        <Steps steps={['填写表格', '检查', '导入']} current={step} />
      </div>
      {view === null ? <ImportStart /> : null}
      {view?.importStatus === CHECKED ? <ImportCheck view={view} /> : null}
      {view && view.importStatus !== CHECKED ? <ImportDone view={view} /> : null}
      {history ? <ImportHistory loaded={history} /> : null}
    </>
  );
}
