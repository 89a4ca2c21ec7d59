import { ImportState } from '#contract/rules/importStates.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { Brought } from '../parts/Brought.tsx';
import { Checked } from '../parts/Checked.tsx';
import { History } from '../parts/History.tsx';
import styles from '../parts/Import.module.css';
import { loadImport } from '../parts/loadImport.ts';
import { Rows } from '../parts/Rows.tsx';
import { Start } from '../parts/Start.tsx';
import { questionImportRoutes } from '../routes.ts';

export const handle = questionImportRoutes.questionImport;

export const loader = ({ request, context }: LoaderArgs) => loadImport(request, context.get(apiContext));

/** From a file to the bank in three steps; each step has an address of its own and survives a reload. */
export default function QuestionImport({ loaderData: { open, history } }: PageProps<typeof loader>) {
  const isChecked = open?.imported.importStatus === ImportState.checked;
  return (
    <>
      <PageHead
        size="work"
        title="批量导入题目"
        note="先检查每一道题，看过之后再放进题库；放错了 24 小时内可以撤销。"
      />
      <div className={styles.steps}>
        <Steps steps={['选择文件', '检查', '导入']} current={open === null ? 0 : isChecked ? 1 : 3} />
      </div>
      {open === null ? <Start /> : isChecked ? <Checked of={open} /> : <Brought of={open} />}
      {open === null ? null : <Rows of={open} />}
      {history ? <History loaded={history} /> : null}
    </>
  );
}
