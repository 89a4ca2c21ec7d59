import { ImportState } from '#contract/rules/importStates.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { ImportBrought, ImportChecked } from '../parts/ImportHead.tsx';
import { IMPORTED_HOME } from '../parts/importedCalls.ts';
import styles from '../parts/Imported.module.css';
import { ImportHistory } from '../parts/ImportHistory.tsx';
import { ImportRows } from '../parts/ImportRows.tsx';
import { loadTalentImport } from '../parts/loadTalentImport.ts';
import { ResumeDrop } from '../parts/ResumeDrop.tsx';
import { hiringRoutes } from '../routes.ts';

export const handle = hiringRoutes.talentImport;

export const loader = ({ request, context }: LoaderArgs) => loadTalentImport(request, context.get(apiContext));

/** From files to the pool in three steps; each step has an address of its own and survives a reload. */
export default function TalentImport({ loaderData: { open, history } }: PageProps<typeof loader>) {
  const isChecked = open?.imported.importStatus === ImportState.checked;
  return (
    <>
      <PageHead
        size="work"
        title="导入简历"
        note="先读每一份，看过之后再放进人才库；带宏、带脚本的不收"
        actions={<LinkButton to={IMPORTED_HOME}>导入的人</LinkButton>}
      />
      <div className={styles.steps}>
        <Steps steps={['选择文件', '检查', '导入']} current={open === null ? 0 : isChecked ? 1 : 3} />
      </div>
      {open === null ? <Start /> : isChecked ? <ImportChecked of={open} /> : <ImportBrought of={open} />}
      {open === null ? null : <ImportRows of={open} />}
      {history ? <ImportHistory loaded={history} /> : null}
    </>
  );
}

const Start = () => (
  <>
    <div className={styles.drop}>
      <ResumeDrop />
    </div>
    <ul className={styles.rules}>
      <li>只导入本人同意放进你们人才库的简历；导入时要写明从哪里来、存多久</li>
      <li>导入的人没有知途的账号：平台不给他们发消息，别家企业看不到，也不与投递的人合在一起</li>
      <li>本人要求删除，在名单里删除即可，写在上面的备注一起删除</li>
    </ul>
  </>
);
